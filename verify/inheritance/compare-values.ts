import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";
import type { Random } from "../figures/generate/random";
import { SALES, type AgencyService } from "./agency-service";
import { hasSales } from "./kinds";
import type { Held } from "./model";

/** The number of compared values, and a description of the first that disagrees. */
interface Comparison {
  compared: number;
  disagreement?: string;
}

/** The model's standards for a company with books. */
interface Expected {
  formulas: readonly Held[];
  targets: readonly Held[];
  /** The chart of its fiscal year; undefined for the built-in one. */
  chart: Held | undefined;
}

/** The value of a key figure for the year, and its target. */
type Cell = readonly [value: number | null | undefined, target: number | null];

/**
 * Compares key figure values and targets of a company with books with those of the model: first as the company's own
 * resource computes them, then as the agency's list has them when none is pending any more.
 */
export async function compareValues(
  service: AgencyService,
  random: Random,
  agencyId: string,
  companyId: string,
  { formulas, targets, chart }: Expected,
): Promise<Comparison> {
  const sales = chart === undefined || hasSales(chart) ? SALES : 0;
  const target = (id: string) =>
    (targets.find((each) => each.keyFigureType === id)?.value as number | undefined) ?? null;
  const expected = new Map<string, Cell>([
    // Each formula is the net sales times a factor: `[NetSales] * 2`.
    ...formulas.map(({ id, formula }) => [id, [sales * Number(String(formula).split("*")[1]), null]] as const),
    ["NetSales", [sales, target("NetSales")]],
    // A margin needs the group of goods, which the small charts lack.
    ["GrossProfitMargin", [chart === undefined ? 100 : null, target("GrossProfitMargin")]],
  ]);
  const all = await service.send(random, "GET", `Company/${companyId}/KeyFigureValue?resolution=year`);
  const computed = (all.body as KeyFigureResult[]).filter(
    ({ keyFigure: { id } }) => id.startsWith("Own ") || expected.has(id),
  );
  if (computed.length !== expected.size)
    return { compared: 0, disagreement: `${computed.length} figures are computed` };
  for (const { keyFigure, keyFigureValues } of computed) {
    const last = keyFigureValues.at(-1);
    const cell: Cell = [last?.value, last?.target ?? null];
    const wanted = expected.get(keyFigure.id)!;
    if (isSame(cell, wanted)) continue;
    const text = `value and target of ${keyFigure.id} are ${JSON.stringify(cell)}, not ${JSON.stringify(wanted)}`;
    return { compared: 0, disagreement: text };
  }
  const ids = [...expected.keys()];
  const path = `Agency/${agencyId}/KeyFigureValue?resolution=year&keyFigures=${ids.map(encodeURIComponent).join(",")}`;
  const read = async () => (await service.send(random, "GET", path)).body as AgencyKeyFigureValues;
  let list = await read();
  if (list.pending > 0) {
    await service.storePending();
    list = await read();
  }
  const { values = [], targets: stored = [] } = list.companies.find((each) => each.companyId === companyId) ?? {};
  const wrong =
    list.pending > 0
      ? "still pending"
      : ids.find((id, i) => !isSame([values[i], stored[i] ?? null], expected.get(id)!));
  const compared = computed.length + ids.length;
  return wrong === undefined
    ? { compared }
    : { compared, disagreement: `${path}: ${wrong}: ${JSON.stringify([values, stored])}` };
}

function isSame(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
