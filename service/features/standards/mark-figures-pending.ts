import { and, eq, inArray } from "drizzle-orm";
import { afterCommit } from "../../platform/db/after-commit";
import type { Db } from "../../platform/db/database";
import { lockStandards } from "../../platform/db/locks";
import { company, storedFigures } from "../../platform/db/schema";
import { pendingFiguresSignal } from "./pending-figures-signal";
import type { StandardOwner } from "./standard-kind";

/** A revision that no engine has, so that store-missing-figures computes the figures again. */
const NO_REVISION = "";

/**
 * Marks the stored figures of all companies that inherit from an owner as pending (ADR 0073), in the transaction that
 * changes a standard. Waits for transactions that are storing figures computed from the earlier standards.
 */
export async function markFiguresPending(tx: Db, { agencyId, companyTypeId }: StandardOwner): Promise<void> {
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
  await tx.update(storedFigures).set({ revision: NO_REVISION }).where(inArray(storedFigures.companyId, heirs));
  afterCommit(tx, pendingFiguresSignal.send);
}
