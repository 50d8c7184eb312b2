import type { CompanyChange } from "@/contract/bulk-changes/bulk-change";
import { writeWire } from "@/contract/wire";
import { readWritten } from "../../platform/db/read-written";
import { quote } from "../../platform/http-error";
import { requirePermission } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { causeOf, CHANGED_SINCE, failedPartValues } from "./change-company";
import { isSame, type KindOfChange, type Step } from "./kind-of-change";
import { readCompanyAccess } from "./read-company-access";
import { endParts, type TakenPart } from "./take-parts";

type WritesMany = KindOfChange & Required<Pick<KindOfChange, "writeMany">>;

/**
 * Makes a change to many companies, or takes it back, in one transaction: for a kind that can write to many companies
 * at once.
 * @param parts parts of one bulk change, all in the same state
 * @throws HttpError when `writeMany` refuses one of its steps; nothing is changed then
 * @throws LeaseLost when a part is no longer for this process to work on; nothing is changed then
 */
export async function changeMany(
  context: RequestContext,
  parts: readonly TakenPart[],
  change: CompanyChange,
  kind: WritesMany,
): Promise<void> {
  const { agencyId, bulkChangeId, state } = parts[0]!;
  await context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx, bulkChangeId };
    const accessById = await readCompanyAccess(
      inTransaction,
      agencyId,
      parts.map(({ sentId }) => sentId),
    );
    const companies = Array.from(accessById.values(), ({ company }) => company);
    // No `stateAfter` when taking back: it is the state of one company, and kinds with `writeMany` do not need it.
    const found = await kind.read(inTransaction, companies, change);
    const steps: Step<unknown>[] = [];
    // Parts with the same outcome are ended by one statement, after the write.
    const groups = new Map<string, { parts: TakenPart[]; values: Parameters<typeof endParts>[2] }>();
    const end = (part: TakenPart, values: Parameters<typeof endParts>[2]) => {
      const key = JSON.stringify(values);
      const group = groups.get(key) ?? { parts: [], values };
      groups.set(key, group);
      group.parts.push(part);
    };
    for (const part of parts) {
      const access = part.targetId === null ? undefined : accessById.get(part.targetId);
      const present = found.get(part.sentId);
      if (!access || !present) {
        const explanation = `Company ${quote(part.sentId)} was not found.`;
        end(part, failedPartValues(part, { code: "notFound", explanation }));
        continue;
      }
      try {
        requirePermission(access.role, kind.action, `company "${part.sentId}"`);
      } catch (error) {
        end(part, failedPartValues(part, causeOf(error)));
        continue;
      }
      if ("cause" in present) end(part, failedPartValues(part, present.cause));
      else if (state === "takingBack") {
        if (!isSame(present.state, readWritten(part.after!))) end(part, failedPartValues(part, CHANGED_SINCE));
        else {
          steps.push({ companyId: part.sentId, before: present.state, after: readWritten(part.before!) });
          end(part, { state: "takenBack" });
        }
      } else {
        const after = kind.wanted(present.state, change);
        if (isSame(present.state, after)) end(part, { state: "unchanged" });
        else {
          steps.push({ companyId: part.sentId, before: present.state, after });
          end(part, { state: "changed", before: writeWire(present.state), after: writeWire(after) });
        }
      }
    }
    if (steps.length > 0) await kind.writeMany(inTransaction, agencyId, steps, change);
    for (const group of groups.values()) await endParts(tx, group.parts, group.values);
  });
}
