import { and, asc, eq, sql } from "drizzle-orm";
import type { CompanyConnection } from "@/contract/users/user";
import type { CompanyRole, UserType } from "@/contract/users/user-types";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { insertColumns } from "../../platform/db/insert-columns";
import { keepFromDeletion } from "../../platform/db/locks";
import { company, userCompany } from "../../platform/db/schema";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { visibleCompanies } from "../../platform/policies/authorize";
import { managedCompanies } from "./manage-users";

export interface Connection {
  companyId: string;
  role: CompanyRole | null;
}

interface ConnectionsInBody {
  customers?: string[] | null | undefined;
  companies?: CompanyConnection[] | null | undefined;
}

/**
 * The connections that a body asks for, from the member for this type of user; the other member is ignored. Undefined
 * when the body leaves them unchanged, empty when it deletes them.
 */
export function requestedConnections(type: UserType, body: ConnectionsInBody): Connection[] | undefined {
  if (type === "AgencyConsultant") {
    return body.customers === null ? [] : body.customers?.map((companyId) => ({ companyId, role: null }));
  }
  if (type !== "CompanyUser") return undefined;
  return body.companies === null
    ? []
    : body.companies?.map(({ companyId, typeOfRole }) => ({ companyId, role: typeOfRole }));
}

export interface LockedCompany {
  id: string;
  agencyId: string | null;
  /** True when the caller manages the users of the company. */
  managed: boolean;
}

/**
 * Locks companies against deletion in this transaction, and returns those that the caller may see, by id. Call it
 * before locking users: transactions that lock in different orders could deadlock.
 */
export async function lockCompanies(
  tx: Db,
  context: RequestContext,
  ids: string[],
): Promise<Map<string, LockedCompany>> {
  if (ids.length === 0) return new Map();
  await keepFromDeletion(tx, "company", ids);
  const rows = await tx
    .select({
      id: company.id,
      agencyId: company.agencyId,
      managed: sql<boolean | null>`(${managedCompanies(context) ?? sql`true`})`,
    })
    .from(company)
    .where(and(sql`${company.id} = any(${sql.param(ids)}::text[])`, visibleCompanies(context)))
    .orderBy(asc(company.id));
  return new Map(rows.map((row) => [row.id, { ...row, managed: row.managed === true }]));
}

/**
 * @throws HttpError notFound if the caller may not see one of the companies, else forbidden if the caller does not
 * manage the users of one of them
 */
export function requireManaged(connections: { companyId: string }[], companies: Map<string, LockedCompany>): void {
  for (const { companyId } of connections) if (!companies.has(companyId)) notFound("Company", companyId);
  for (const { companyId } of connections) {
    if (!companies.get(companyId)!.managed) {
      throw new HttpError("forbidden", `Your role does not allow to manage the users of company ${quote(companyId)}.`);
    }
  }
}

/** Deletes the connections of a user to `replacedCompanyIds` and inserts `connections`; all others stay. */
export async function storeConnections(
  tx: Db,
  userName: string,
  replacedCompanyIds: string[],
  connections: Connection[],
): Promise<void> {
  if (replacedCompanyIds.length > 0) {
    const isReplaced = sql`${userCompany.companyId} = any(${sql.param(replacedCompanyIds)}::text[])`;
    await tx.delete(userCompany).where(and(eq(userCompany.userName, userName), isReplaced));
  }
  await insertColumns(
    tx,
    "user_company",
    { user_name: userName },
    [
      { column: "company_id", type: "text", of: ({ companyId }: Connection) => companyId },
      { column: "role", type: "text", of: ({ role }: Connection) => role },
    ],
    connections,
  );
}
