import { eq } from "drizzle-orm";
import { userCreateSchema, type User } from "@/contract/users/user";
import { audit } from "../../platform/audit/audit";
import { hashPassword } from "../../platform/auth/password";
import { requireUncommon } from "../../platform/auth/password-rules";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { user } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { findUser } from "./find-user";
import { toUser } from "./to-user";

/** Creates an administrator of the installation. Only the admin command does: the interface has no way to it. */
export async function createAdministrator(context: RequestContext, body: ReadBody): Promise<User> {
  const { userName, name, email, phone, cellphone, language, password } = await body(userCreateSchema);
  if (password !== undefined) requireUncommon(password, userName);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return context.db.transaction(async (tx) => {
    const taken = await tx.$count(user, eq(user.userName, userName));
    if (taken > 0) throw new HttpError("exists", `User ${quote(userName)} already exists.`);
    const values = { userName, name, email, phone, cellphone, language, passwordHash };
    await tx.insert(user).values({ ...values, type: "Administrator", created: context.now });
    const presented = toUser(await findUser(tx, context, userName), context);
    await audit(tx, context, { action: "create", resource: "User", resourceId: userName, after: presented });
    return presented;
  });
}
