import type { BulkCause, CompanyChange } from "@/contract/bulk-changes/bulk-change";
import { writeWire } from "@/contract/wire";
import { lockForWriting } from "../../platform/db/locks";
import { readWritten } from "../../platform/db/read-written";
import { writesTo } from "../../platform/db/write-queues";
import { HttpError, notFound } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { isSame, type StateOrCause } from "./kind-of-change";
import { kindOf } from "./kind-of";
import { endParts, type TakenPart } from "./take-parts";

export const CHANGED_SINCE: BulkCause = {
  code: "changedSince",
  explanation: "What was changed has been changed again since.",
};

/** Converts an HttpError to the cause that a part of a bulk change shows; throws any other error again. */
export function causeOf(error: unknown): BulkCause {
  if (!(error instanceof HttpError)) throw error;
  return { code: error.kind, explanation: error.message };
}

/** The values of a part whose change, or whose taking back, has failed. */
export function failedPartValues({ state }: Pick<TakenPart, "state">, cause: BulkCause) {
  return { state: state === "waiting" ? ("failed" as const) : ("notTakenBack" as const), cause };
}

/**
 * Makes a change to one company, or takes it back, with the permissions that the user has now. Records the outcome in
 * the part, in the same transaction.
 * @throws HttpError when the company is not found, the user lacks the permission, or the use case refuses
 * @throws LeaseLost when the part is no longer for this process to work on
 */
export async function changeCompany(context: RequestContext, part: TakenPart, change: CompanyChange): Promise<void> {
  const { agencyId, bulkChangeId, targetId: companyId } = part;
  if (companyId === null) return notFound("Company", part.sentId);
  const kind = kindOf(change);
  // Most kinds prepare nothing: their transaction runs once.
  const { runTransaction = <T>(run: (made: undefined) => Promise<T>) => run(undefined) } = kind;
  await runTransaction((made) =>
    writesTo(context.db, { of: "company", id: companyId }).transaction(async (tx) => {
      // The transaction that a use case opens joins this one without a savepoint: all or nothing is stored.
      tx.transaction = (work) => work(tx);
      const inTransaction = { ...context, db: tx, bulkChangeId };
      await lockForWriting(tx, companyId);
      const { company } = await requireCompanyAccess(inTransaction, companyId, kind.action, agencyId);
      const isTakenBack = part.state === "takingBack";
      const stateAfter = isTakenBack ? readWritten(part.after!) : undefined;
      const found: StateOrCause<unknown> = (await kind.read(inTransaction, [company], change, stateAfter)).get(
        companyId,
      )!;
      if ("cause" in found) return endParts(tx, [part], failedPartValues(part, found.cause));
      const before = found.state;
      if (isTakenBack) {
        if (!isSame(before, stateAfter)) return endParts(tx, [part], failedPartValues(part, CHANGED_SINCE));
        const step = { companyId, before, after: readWritten(part.before!) };
        await kind.write(inTransaction, agencyId, step, change, made);
        return endParts(tx, [part], { state: "takenBack" });
      }
      const wanted = kind.wanted(before, change);
      if (isSame(before, wanted)) return endParts(tx, [part], { state: "unchanged" });
      const after = await kind.write(inTransaction, agencyId, { companyId, before, after: wanted }, change, made);
      await endParts(tx, [part], { state: "changed", before: writeWire(before), after: writeWire(after) });
    }),
  );
}
