import { eq, sql } from "drizzle-orm";
import type { User } from "@/contract/users/user";
import type { RequestContext } from "../../platform/request-context";
import { notFound } from "../../platform/http-error";
import { prepareOnce } from "../../platform/db/statements";
import { user, userCompany } from "../../platform/db/schema";
import { isInScope } from "../../platform/policies/token-scope";
import { toUserWithConnections } from "../users/to-user";
import { USER_COLUMNS } from "../users/user-rows";

const statement = prepareOnce((db) =>
  db
    .select({ user: USER_COLUMNS, connection: { companyId: userCompany.companyId, role: userCompany.role } })
    .from(user)
    .leftJoin(userCompany, eq(userCompany.userName, user.userName))
    .where(eq(user.userName, sql.placeholder("userName")))
    .orderBy(sql`${userCompany.companyId} collate "C"`),
);

/**
 * The signed-in user with their connections in the scope of the credential, read by a prepared statement because every
 * page waits for it.
 */
export async function getMe(context: RequestContext): Promise<User> {
  const rows = await statement(context.db).execute({ userName: context.user.userName });
  const { user: signedIn } = rows[0] ?? notFound("User", context.user.userName);
  return toUserWithConnections(
    signedIn,
    rows.flatMap(({ connection }) => (connection && isInScope(context, connection.companyId) ? [connection] : [])),
  );
}
