import { eq, sql } from "drizzle-orm";
import type { User } from "@/contract/users/user";
import type { Caller } from "../../platform/request-context";
import { builtOnce } from "../../platform/db/built-once";
import { user, userCompany } from "../../platform/db/schema";
import { reaches } from "../../platform/policies/reach";
import { presentWith } from "../users/present-user";
import { USER_COLUMNS } from "../users/read-users";

const statement = builtOnce((db) =>
  db
    .select({ user: USER_COLUMNS, connection: { companyId: userCompany.companyId, role: userCompany.role } })
    .from(user)
    .leftJoin(userCompany, eq(userCompany.userName, user.userName))
    .where(eq(user.userName, sql.placeholder("userName")))
    .orderBy(sql`${userCompany.companyId} collate "C"`),
);

/** The signed-in user, with all their connections. Every page waits for it, so it is not read as other users are. */
export async function getMe(caller: Caller): Promise<User> {
  const rows = await statement(caller.db).execute({ userName: caller.user.userName });
  return presentWith(
    rows[0]!.user,
    rows.flatMap(({ connection }) => (connection && reaches(caller, connection.companyId) ? [connection] : [])),
  );
}
