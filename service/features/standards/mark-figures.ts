import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { lockStandards } from "../../platform/db/locks";
import { company, storedFigures } from "../../platform/db/schema";
import type { StandardOwner } from "./standard-kind";

/** No revision of the engine has this name. */
const CHANGED_STANDARD = "";

/**
 * Marks the stored figures of all companies that inherit from an owner as pending (ADR 0073), in the transaction that
 * changes a standard from which they are computed. Waits for those that store figures of the standards before it.
 */
export async function markFigures(tx: Db, { agencyId, companyTypeId }: StandardOwner): Promise<void> {
  await lockStandards(tx, agencyId, "change");
  const heirs = tx
    .select({ id: company.id })
    .from(company)
    .where(
      and(
        eq(company.agencyId, agencyId),
        companyTypeId === null ? undefined : eq(company.companyTypeId, companyTypeId),
      ),
    );
  await tx.update(storedFigures).set({ revision: CHANGED_STANDARD }).where(inArray(storedFigures.companyId, heirs));
}
