import { and, asc, eq, inArray, ne, notExists, sql } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { allowLongWork } from "../../platform/db/limit-connection";
import type { Db } from "../../platform/db/database";
import { lockForDeletion } from "../../platform/db/locks";
import { company, user, userCompany } from "../../platform/db/schema";
import { quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requirePermission } from "../../platform/policies/authorize";
import { removeUsers } from "../users/delete-user";
import { toCompany, lockCompany, requireCompanyAccessByPath } from "./company-row";

/**
 * Deletes a company with all it owns, and company users without another company (docs/interface.md, Company).
 * Other users lose the connection; agency users stay, even without any client.
 */
export async function deleteCompany(
  context: RequestContext,
  agencyId: string | undefined,
  companyId: string,
): Promise<void> {
  const access = await requireCompanyAccessByPath(context, agencyId, companyId, "company.read");
  const action = access.company.agencyId === null ? "company.deleteDirect" : "company.deleteInAgency";
  requirePermission(access.role, action, `company ${quote(companyId)}`);
  await context.db.transaction(async (tx) => {
    await allowLongWork(tx);
    await removeCompany(tx, context, companyId);
  });
}

/** Deletes a company in the caller's transaction; the caller must have called `allowLongWork` in it. */
export async function removeCompany(tx: Db, context: RequestContext, companyId: string): Promise<void> {
  await lockForDeletion(tx, "company", [companyId]);
  const before = toCompany(await lockCompany(tx, companyId));
  await requireMatch(context, before, `Company ${quote(companyId)}`);
  await removeUsers(tx, context, await usersOfThisCompanyOnly(tx, companyId));
  await tx.delete(company).where(eq(company.id, companyId));
  await audit(tx, context, { action: "delete", resource: "Company", resourceId: companyId, companyId, before });
}

/**
 * The company users connected to this company alone. They are locked first: when two deletions at once take a user's
 * two companies, the later one must see that its company is the last.
 */
async function usersOfThisCompanyOnly(tx: Db, companyId: string): Promise<string[]> {
  const connected = tx
    .select({ userName: userCompany.userName })
    .from(userCompany)
    .where(eq(userCompany.companyId, companyId));
  const locked = await tx
    .select({ userName: user.userName })
    .from(user)
    .where(and(eq(user.type, "CompanyUser"), inArray(user.userName, connected)))
    .orderBy(asc(user.userName))
    .for("no key update");
  if (locked.length === 0) return [];
  const elsewhere = tx
    .select({ one: sql`1` })
    .from(userCompany)
    .where(and(eq(userCompany.userName, user.userName), ne(userCompany.companyId, companyId)));
  const rows = await tx
    .select({ userName: user.userName })
    .from(user)
    .where(
      and(
        inArray(
          user.userName,
          locked.map((row) => row.userName),
        ),
        notExists(elsewhere),
      ),
    )
    .orderBy(asc(user.userName));
  return rows.map((row) => row.userName);
}
