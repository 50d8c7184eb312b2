import type { User } from "@/contract/users/user";
import type { Caller } from "../../platform/request-context";
import { managedCompanies, visibleUsers } from "./manage-users";
import { presentUser } from "./present-user";
import { readUsers } from "./read-users";

/** The users the caller may see, themselves included, by user name. */
export async function listUsers(caller: Caller): Promise<User[]> {
  const users = await readUsers(caller.db, visibleUsers(caller), managedCompanies(caller));
  return users.map((user) => presentUser(user, caller));
}
