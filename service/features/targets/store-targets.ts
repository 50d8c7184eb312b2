import { and, eq, inArray, sql } from "drizzle-orm";
import { firstDay, lastDay } from "@/contract/period";
import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import { standardTargetId } from "@/contract/targets/standard-target";
import type { Db } from "../../platform/db/database";
import { arrayOf, insertColumns } from "../../platform/db/insert-columns";
import { hiddenStandard, keyFigureTarget } from "../../platform/db/schema";
import { deviationFor } from "../standards/resolve-standards";
import type { CompanyTargets } from "./company-targets";
import { targetContent, targetKind, toTarget } from "./target-kind";

/**
 * Makes a company have these targets, or none of a key figure and period (null). One that says the same as what the
 * company inherits is none of its own: it follows what the agency says. Returns what holds then, in the order sent.
 */
export async function storeTargets(
  tx: Db,
  companyId: string,
  { inherited, hidden }: CompanyTargets,
  targets: readonly KeyFigureTarget[],
): Promise<KeyFigureTarget[]> {
  const deviations = targets.map(({ keyFigureType, period, value }) => {
    const id = standardTargetId({ keyFigureType, period });
    const below = inherited.get(id);
    const wanted = value === null ? null : targetContent(keyFigureType, period, value);
    const { state } = deviationFor(below?.value, wanted, targetKind.isSame);
    const target = { keyFigureType, period, value };
    return { id, state, target, after: state === "inherited" && below && value !== null ? toTarget(below) : target };
  });
  const ofState = (isIt: (state: string) => boolean) => deviations.filter(({ state }) => isIt(state));
  await storeRows(
    ...([tx, companyId, ofState((state) => state === "set").map(({ target }) => target)] as const),
    ofState((state) => state !== "set").map(({ target }) => target),
  );
  const isOf = and(eq(hiddenStandard.companyId, companyId), eq(hiddenStandard.kind, targetKind.kind));
  const shown = ofState((state) => state !== "hidden").filter(({ id }) => hidden.has(id));
  if (shown.length > 0) {
    const ids = shown.map(({ id }) => id);
    await tx.delete(hiddenStandard).where(and(isOf, inArray(hiddenStandard.id, ids)));
  }
  const gone = ofState((state) => state === "hidden").filter(({ id }) => !hidden.has(id));
  if (gone.length > 0) {
    await tx.insert(hiddenStandard).values(gone.map(({ id }) => ({ companyId, kind: targetKind.kind, id })));
  }
  return deviations.map(({ after }) => after);
}

async function storeRows(
  tx: Db,
  companyId: string,
  own: readonly KeyFigureTarget[],
  cleared: readonly KeyFigureTarget[],
): Promise<void> {
  const key = [
    { column: "key_figure_type", type: "text", of: ({ keyFigureType }: KeyFigureTarget) => keyFigureType },
    { column: "first_day", type: "date", of: ({ period }: KeyFigureTarget) => firstDay(period) },
    { column: "last_day", type: "date", of: ({ period }: KeyFigureTarget) => lastDay(period) },
  ] as const;
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
    own,
    sql`on conflict (company_id, key_figure_type, first_day, last_day) do update set value = excluded.value`,
  );
}
