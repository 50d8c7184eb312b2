import { eq, sql, type SQL } from "drizzle-orm";
import type { CompanyRole } from "@/contract/user";
import type { Db } from "../../db/database";
import { company, user, userCompany } from "../../db/schema";

const userColumns = {
  userName: user.userName,
  type: user.type,
  agencyId: user.agencyId,
  name: user.name,
  email: user.email,
  phone: user.phone,
  cellphone: user.cellphone,
  language: user.language,
};

export interface ReadConnection {
  companyId: string;
  /** Null for agency users, whose type decides. */
  role: CompanyRole | null;
  /** The agency of the company. */
  agencyId: string | null;
  /** Whether it is in the hands of the one for whom the user was read. */
  managed: boolean;
}

/** A user with all their connections, by company id. */
export interface ReadUser {
  user: Omit<typeof user.$inferSelect, "passwordHash" | "disabled" | "created">;
  connections: ReadConnection[];
}

/**
 * The users for which a condition holds, by user name in code points, in one query.
 * @param managed the condition for companies whose connections are `managed`; undefined for all
 */
export async function readUsers(db: Db, where: SQL | undefined, managed: SQL | undefined): Promise<ReadUser[]> {
  const rows = await db
    .select({
      user: userColumns,
      companyId: company.id,
      role: userCompany.role,
      agencyId: company.agencyId,
      managed: sql<boolean | null>`(${managed ?? sql`true`})`,
    })
    .from(user)
    .leftJoin(userCompany, eq(userCompany.userName, user.userName))
    .leftJoin(company, eq(company.id, userCompany.companyId))
    .where(where)
    .orderBy(sql`${user.userName} collate "C"`, sql`${company.id} collate "C"`);
  const users: ReadUser[] = [];
  for (const { user: columns, companyId, role, agencyId, managed: isManaged } of rows) {
    let last = users.at(-1);
    if (last?.user.userName !== columns.userName) users.push((last = { user: columns, connections: [] }));
    if (companyId !== null) last.connections.push({ companyId, role, agencyId, managed: isManaged === true });
  }
  return users;
}
