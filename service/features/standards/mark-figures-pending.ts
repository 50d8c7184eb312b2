import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { lockStandards } from "../../platform/db/locks";
import { company, storedFigures } from "../../platform/db/schema";
import type { StandardOwner } from "./standard-kind";

/** Marks figures as pending; no revision of the engine is the empty text. */
const CHANGED_STANDARD = "";

/**
 * Marks the stored figures of all companies that inherit from an owner as pending (ADR 0073), in the transaction that
 * changes a standard. Waits for transactions that are storing figures computed from the earlier standards.
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
