import type { User } from "@/contract/users/user";
import type { RequestContext } from "../../platform/request-context";
import { findUser } from "./find-user";
import { toUser } from "./to-user";

export async function getUser(context: RequestContext, userName: string): Promise<User> {
  return toUser(await findUser(context.db, context, userName), context);
}
