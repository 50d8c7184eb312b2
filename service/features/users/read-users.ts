import type { User } from "@/contract/users/user";
import type { RequestContext } from "../../platform/request-context";
import { managedCompanies, visibleUsers } from "./manage-users";
import { toUser } from "./to-user";
import { readUsers, findUser } from "./user-rows";

/** The users the caller may see, themselves included, by user name. */
export async function listUsers(context: RequestContext): Promise<User[]> {
  const users = await readUsers(context.db, visibleUsers(context), managedCompanies(context));
  return users.map((user) => toUser(user, context));
}

export async function getUser(context: RequestContext, userName: string): Promise<User> {
  return toUser(await findUser(context.db, context, userName), context);
}
