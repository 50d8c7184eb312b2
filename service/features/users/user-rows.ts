import { eq, inArray, sql, and, type SQL } from "drizzle-orm";
import type { CompanyRole } from "@/contract/users/user-types";
import type { Db } from "../../platform/db/database";
import { company, user, userCompany } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { managedCompanies, visibleUsers } from "./manage-users";

export const USER_COLUMNS = {
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
  /** Null for agency users, who have no role in a company; a company user without one counts as Limited. */
  role: CompanyRole | null;
  /** The agency of the company. */
  agencyId: string | null;
  /** True when the caller manages this connection. */
  managed: boolean;
}

/** A user with all their connections, sorted by company id. */
export interface UserWithConnections {
  user: Omit<typeof user.$inferSelect, "passwordHash" | "disabled" | "created">;
  connections: ReadConnection[];
}

type ConnectionTuple = [companyId: string, role: CompanyRole | null, agencyId: string | null, managed: boolean | null];

/**
 * Reads the users that meet a condition in one query, ordered by user name in code points.
 * @param managed the condition for companies with `managed` connections; undefined when all are managed
 */
export async function readUsers(
  db: Db,
  where: SQL | undefined,
  managed: SQL | undefined,
): Promise<UserWithConnections[]> {
  const seen = db.$with("seen").as(db.select(USER_COLUMNS).from(user).where(where));
  // One JSON value per user, since a row per connection would make a long list several times slower to read.
  const tuple = sql`json_build_array(${company.id}, ${userCompany.role}, ${company.agencyId}, (${managed ?? sql`true`}))`;
  const connected = db.$with("connected").as(
    db
      .select({
        // Drizzle writes an alias without its table, so this one differs from the column names of `seen`.
        userName: sql<string>`${userCompany.userName}`.as("connected_user"),
        connections: sql<ConnectionTuple[] | null>`json_agg(${tuple} order by ${company.id} collate "C")`.as(
          "connections",
        ),
      })
      .from(userCompany)
      .innerJoin(company, eq(company.id, userCompany.companyId))
      .where(inArray(userCompany.userName, db.select({ userName: seen.userName }).from(seen)))
      .groupBy(userCompany.userName),
  );
  const rows = await db
    .with(seen, connected)
    .select({
      user: {
        userName: seen.userName,
        type: seen.type,
        agencyId: seen.agencyId,
        name: seen.name,
        email: seen.email,
        phone: seen.phone,
        cellphone: seen.cellphone,
        language: seen.language,
      },
      connections: connected.connections,
    })
    .from(seen)
    .leftJoin(connected, eq(connected.userName, seen.userName))
    .orderBy(sql`${seen.userName} collate "C"`);
  return rows.map(({ user: columns, connections }) => ({
    user: columns,
    connections: (connections ?? []).map(toConnection),
  }));
}

function toConnection([companyId, role, agencyId, managed]: ConnectionTuple): ReadConnection {
  return { companyId, role, agencyId, managed: managed === true };
}

/**
 * Returns the user with this name if the caller may see them, or throws a notFound; `lock` locks the user for this
 * transaction. `update`, which a deletion needs, also waits for running POSTs of the user with an Idempotency-Key.
 */
export async function findUser(
  db: Db,
  context: RequestContext,
  userName: string,
  lock?: "update" | "no key update",
): Promise<UserWithConnections> {
  const name = userName.normalize("NFC");
  const named = eq(user.userName, name);
  // A separate statement, so that the query after it reads the state at the time of the lock.
  if (lock) await db.select({ userName: user.userName }).from(user).where(named).for(lock);
  const [found] = await readUsers(db, and(named, visibleUsers(context, name)), managedCompanies(context));
  return found ?? notFound("User", userName);
}

/** Reads a user after an update, even if the update made the user invisible to the caller. */
export async function findUpdatedUser(tx: Db, context: RequestContext, userName: string): Promise<UserWithConnections> {
  const [found] = await readUsers(tx, eq(user.userName, userName), managedCompanies(context));
  return found!;
}
