import { sql } from "drizzle-orm";
import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import { keyFigureTargetUpdateSchema } from "@/contract/targets/key-figure-target-update";
import { firstDay, lastDay } from "@/contract/period";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { arrayOf, insertColumns } from "../../platform/db/insert-columns";
import { keyFigureTarget } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { requireUnchangedValues } from "../../platform/db/require-unchanged-values";
import { readTargets, targetKey } from "./read-targets";
import { writeAndStoreFigures } from "../portfolio/store-figures";

/**
 * Inserts or replaces the targets sent, clears those whose value is null, and leaves all others: all of it or nothing.
 * One with `before` is refused, and all with it, when something else is stored (ADR 0052). Answers the targets as they
 * are stored now, in the order sent.
 */
export async function updateTargets(
  context: RequestContext,
  companyId: string,
  body: ReadBody,
): Promise<KeyFigureTarget[]> {
  await requireCompanyAccess(context, companyId, "target.write");
  const sent = await body(keyFigureTargetUpdateSchema);
  requireUnique(sent);
  return writeAndStoreFigures(context.db, companyId, async (tx) => {
    const before = await readTargets(tx, companyId);
    await requireMatch(context, before, `The targets of company "${companyId}"`);
    if (sent.length === 0) return [];
    const values = new Map(before.map((target) => [targetKey(target), target.value]));
    const stored = sent.map((target) => values.get(targetKey(target)) ?? null);
    requireUnchangedValues(sent, stored, `The targets of company "${companyId}"`);
    if (sent.every(({ value }, i) => Object.is(value, stored[i]))) return sent.map(withoutBefore);
    const after = sent.map(withoutBefore);
    await store(tx, companyId, after);
    const keys = new Set(sent.map(targetKey));
    await audit(tx, context, {
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

function withoutBefore({ keyFigureType, period, value }: KeyFigureTarget): KeyFigureTarget {
  return { keyFigureType, period, value };
}

async function store(tx: Db, companyId: string, targets: readonly KeyFigureTarget[]): Promise<void> {
  const key = [
    { column: "key_figure_type", type: "text", of: ({ keyFigureType }: KeyFigureTarget) => keyFigureType },
    { column: "first_day", type: "date", of: ({ period }: KeyFigureTarget) => firstDay(period) },
    { column: "last_day", type: "date", of: ({ period }: KeyFigureTarget) => lastDay(period) },
  ] as const;
  const cleared = targets.filter(({ value }) => value === null);
  if (cleared.length > 0) {
    const arrays = key.map(({ type, of }) => arrayOf(type, cleared, of));
    const columns = sql.raw(key.map(({ column }) => column).join(", "));
    await tx.execute(sql`delete from ${keyFigureTarget} where ${keyFigureTarget.companyId} = ${companyId}
      and (${columns}) in (select * from unnest(${sql.join(arrays, sql`, `)}))`);
  }
  const value = { column: "value", type: "double precision", of: (target: KeyFigureTarget) => target.value } as const;
  await insertColumns(
    tx,
    "key_figure_target",
    { company_id: companyId },
    [...key, value],
    targets.filter((target) => target.value !== null),
    sql`on conflict (company_id, key_figure_type, first_day, last_day) do update set value = excluded.value`,
  );
}

function requireUnique(targets: readonly KeyFigureTarget[]): void {
  const places = new Map<string, number>();
  targets.forEach((target, i) => {
    const earlier = places.get(targetKey(target));
    if (earlier !== undefined) {
      throw new HttpError(
        "invalid",
        `The body is not valid: $[${i}]: expected each key figure and period once, but $[${earlier}] is the same.`,
      );
    }
    places.set(targetKey(target), i);
  });
}
