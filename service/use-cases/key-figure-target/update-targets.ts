import { and, eq, sql } from "drizzle-orm";
import type { KeyFigureTarget } from "@/contract/key-figure-target";
import { keyFigureTargetUpdateSchema } from "@/contract/key-figure-target-update";
import { firstDay, lastDay } from "@/contract/period-steps";
import { audit } from "../../audit";
import type { Caller, ReadBody } from "../../caller";
import type { Db } from "../../db/database";
import { keyFigureTarget } from "../../db/schema";
import { refuse } from "../../errors";
import { requireMatch } from "../../http/entity-tag";
import { reachCompany } from "../../policies/authorize";
import { lockCompany } from "../company/lock-company";
import { refuseChanged } from "../refuse-changed";
import { readTargets, targetKey } from "./read-targets";

/**
 * Inserts or replaces the targets sent, clears those whose value is null, and leaves all others: all of it or nothing.
 * One with `before` is refused, and all with it, when something else is stored (ADR 0052). Answers the targets as they
 * are stored now, in the order sent.
 */
export async function updateTargets(caller: Caller, companyId: string, body: ReadBody): Promise<KeyFigureTarget[]> {
  await reachCompany(caller, companyId, "target.write");
  const sent = await body(keyFigureTargetUpdateSchema);
  refuseRepeats(sent);
  return caller.db.transaction(async (tx) => {
    // The company's row is the lock of all its targets: writers of the same ones queue up here instead of in a deadlock.
    await lockCompany(tx, companyId);
    const before = await readTargets(tx, companyId);
    requireMatch(caller, before, `The targets of company "${companyId}"`);
    if (sent.length === 0) return [];
    const values = new Map(before.map((target) => [targetKey(target), target.value]));
    const stored = sent.map((target) => values.get(targetKey(target)) ?? null);
    refuseChanged(sent, stored, `The targets of company "${companyId}"`);
    const after = sent.map(({ keyFigureType, period, value }) => ({ keyFigureType, period, value }));
    await store(tx, companyId, after);
    const keys = new Set(sent.map(targetKey));
    await audit(tx, caller, {
      action: "update",
      resource: "KeyFigureTarget",
      resourceId: companyId,
      companyId,
      before: before.filter((target) => keys.has(targetKey(target))),
      after,
    });
    return after;
  });
}

async function store(tx: Db, companyId: string, targets: readonly KeyFigureTarget[]): Promise<void> {
  const rows = targets.map(({ keyFigureType, period, value }) => ({
    ...{ companyId, keyFigureType, value },
    ...{ firstDay: firstDay(period), lastDay: lastDay(period) },
  }));
  for (const { value, ...key } of rows) {
    if (value !== null) continue;
    const columns = Object.entries(key) as [keyof typeof key, string][];
    await tx.delete(keyFigureTarget).where(and(...columns.map(([name, of]) => eq(keyFigureTarget[name], of))));
  }
  const kept = rows.flatMap(({ value, ...key }) => (value === null ? [] : [{ ...key, value }]));
  const { companyId: company, keyFigureType, firstDay: first, lastDay: last } = keyFigureTarget;
  // A statement takes 65,535 parameters.
  for (let i = 0; i < kept.length; i += 10_000) {
    await tx
      .insert(keyFigureTarget)
      .values(kept.slice(i, i + 10_000))
      .onConflictDoUpdate({ target: [company, keyFigureType, first, last], set: { value: sql`excluded.value` } });
  }
}

function refuseRepeats(targets: readonly KeyFigureTarget[]): void {
  const places = new Map<string, number>();
  targets.forEach((target, i) => {
    const earlier = places.get(targetKey(target));
    if (earlier !== undefined) {
      refuse(
        "invalid",
        `The body is not valid: $[${i}]: expected each key figure and period once, but $[${earlier}] is the same.`,
      );
    }
    places.set(targetKey(target), i);
  });
}
