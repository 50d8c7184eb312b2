import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";
import type { Random } from "../figures/generate/random";
import { SALES, type AgencyService } from "./agency-service";
import type { Held } from "./model";

/** The count of compared values, and the first that disagrees, in words. */
interface Comparison {
  compared: number;
  disagreement?: string;
}

/**
 * Compares the values of key figures that hold for a company with books with those of the model: as the company's own
 * resource computes them at once, and as they stand among all clients when none is pending any more.
 */
export async function compareValues(
  service: AgencyService,
  random: Random,
  agencyId: string,
  companyId: string,
  held: readonly Held[],
): Promise<Comparison> {
  const expected = new Map(held.map(({ id, formula }) => [id, SALES * Number(String(formula).split("*")[1])]));
  const all = await service.send(random, "GET", `Company/${companyId}/KeyFigureValue?resolution=year`);
  const computed = (all.body as KeyFigureResult[]).filter(({ keyFigure }) => keyFigure.id.startsWith("Own "));
  if (computed.length !== expected.size)
    return { compared: 0, disagreement: `${computed.length} figures are computed` };
  for (const { keyFigure, keyFigureValues } of computed) {
    const value = keyFigureValues.at(-1)?.value;
    if (value === expected.get(keyFigure.id)) continue;
    return { compared: 0, disagreement: `${keyFigure.id} is computed as ${value}, not ${expected.get(keyFigure.id)}` };
  }
  const ids = [...expected.keys()];
  if (ids.length === 0) return { compared: computed.length };
  const path = `Agency/${agencyId}/KeyFigureValue?resolution=year&keyFigures=${ids.map(encodeURIComponent).join(",")}`;
  const read = async () => (await service.send(random, "GET", path)).body as AgencyKeyFigureValues;
  let list = await read();
  if (list.pending > 0) {
    await service.storePending();
    list = await read();
  }
  const stored = list.companies.find((each) => each.companyId === companyId)?.values ?? [];
  const wrong = list.pending > 0 ? "still pending" : ids.find((id, i) => stored[i] !== expected.get(id));
  const compared = computed.length + ids.length;
  return wrong === undefined
    ? { compared }
    : { compared, disagreement: `${path}: ${wrong}: ${JSON.stringify(stored)}` };
}
