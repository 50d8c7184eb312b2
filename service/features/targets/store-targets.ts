import { and, eq, inArray, sql } from "drizzle-orm";
import { firstDay, lastDay } from "@/contract/period";
import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import { targetId } from "@/contract/targets/standard-target";
import type { Db } from "../../platform/db/database";
import { arrayOf, insertColumns } from "../../platform/db/insert-columns";
import { hiddenStandard, keyFigureTarget } from "../../platform/db/schema";
import { deviationFor } from "../standards/resolve-standards";
import type { CompanyTargets } from "./company-targets";
import { targetContent, targetKind, toTarget } from "./target-kind";

/**
 * Stores the targets that a company shall have (null for none). A target equal to the inherited one is not stored, so
 * that it follows the agency's changes. Returns the targets that apply then, in the given order.
 */
export async function storeTargets(
  tx: Db,
  companyId: string,
  { inherited, hidden }: CompanyTargets,
  targets: readonly KeyFigureTarget[],
): Promise<KeyFigureTarget[]> {
  const deviations = targets.map(({ keyFigureType, period, value }) => {
    const id = targetId({ keyFigureType, period });
    const base = inherited.get(id);
    const wanted = value === null ? null : targetContent(keyFigureType, period, value);
    const { state } = deviationFor(base?.value, wanted, targetKind.isSame);
    const target = { keyFigureType, period, value };
    return { id, state, target, after: state === "inherited" && base ? toTarget(base) : target };
  });
  const withState = (matches: (state: string) => boolean) => deviations.filter(({ state }) => matches(state));
  const own = withState((state) => state === "set").map(({ target }) => target);
  const cleared = withState((state) => state !== "set").map(({ target }) => target);
  await storeRows(tx, companyId, own, cleared);
  const isOfCompany = and(eq(hiddenStandard.companyId, companyId), eq(hiddenStandard.kind, targetKind.kind));
  const reshown = withState((state) => state !== "hidden").filter(({ id }) => hidden.has(id));
  if (reshown.length > 0) {
    const ids = reshown.map(({ id }) => id);
    await tx.delete(hiddenStandard).where(and(isOfCompany, inArray(hiddenStandard.id, ids)));
  }
  const newlyHidden = withState((state) => state === "hidden").filter(({ id }) => !hidden.has(id));
  if (newlyHidden.length > 0) {
    await tx.insert(hiddenStandard).values(newlyHidden.map(({ id }) => ({ companyId, kind: targetKind.kind, id })));
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
