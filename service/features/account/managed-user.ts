import { HttpError, quote } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { isShared } from "../users/user-access";
import { findUser, type UserWithConnections } from "../users/user-rows";

/**
 * Finds the caller, or a user whom the caller manages in all of their companies.
 * @param subject the beginning of the message, such as "The sessions"
 * @param refusal the end of the message, such as "are not yours to end"
 * @param lock locks the user for the transaction of the context
 * @throws HttpError notFound for a user whom the caller may not see, forbidden for one who works for others too
 */
export async function findManagedUser(
  context: RequestContext,
  userName: string,
  subject: string,
  refusal: string,
  lock = false,
): Promise<UserWithConnections["user"]> {
  const read = await findUser(context.db, context, userName, lock ? "no key update" : undefined);
  if (isShared(context, read)) {
    throw new HttpError("forbidden", `${subject} of user ${quote(userName)} ${refusal}: they work for others too.`);
  }
  return read.user;
}
