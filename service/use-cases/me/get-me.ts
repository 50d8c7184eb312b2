import type { User } from "@/contract/user";
import type { Caller } from "../../caller";
import { getUser } from "../user/get-user";

/** The signed-in user, with all their connections. */
export function getMe(caller: Caller): Promise<User> {
  return getUser(caller, caller.user.userName);
}
