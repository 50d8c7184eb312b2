import type { User } from "@/contract/users/user";
import type { Caller } from "../../platform/request-context";
import { findUser } from "./find-user";
import { presentUser } from "./present-user";

export async function getUser(caller: Caller, userName: string): Promise<User> {
  return presentUser(await findUser(caller.db, caller, userName), caller);
}
