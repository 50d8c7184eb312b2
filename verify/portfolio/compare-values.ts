import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import { PORTFOLIO_RESOLUTIONS, type PortfolioResolution } from "@/contract/figures/resolutions";
import { MAX_HISTORY, type AgencyKeyFigureValues } from "@/contract/portfolio";
import { lastOfMonth } from "../figures/calendar";
import type { Random } from "../figures/generate/random";
import { AGENCY, type CompaniesService } from "./companies-service";

/** The number of compared values, and a description of the first that disagrees. */
export interface Comparison {
  compared: number;
  disagreement?: string;
}

/**
 * Compares the values that an agency's list has of a company with those that the company's own resource computes, in
 * every stored resolution, for the latest period and a random one: values, those beside them, and histories.
 */
export async function compareValues(service: CompaniesService, companyId: string, random: Random): Promise<Comparison> {
  let compared = 0;
  for (const resolution of PORTFOLIO_RESOLUTIONS) {
    const path = `Company/${companyId}/KeyFigureValue?resolution=${resolution}`;
    const response = await service.send(random, "GET", path);
    if (response.status !== 200)
      return { compared, disagreement: `${path}: ${response.status} ${JSON.stringify(response.body)}` };
    const computed = response.body as KeyFigureResult[];
    const ids = computed.map(({ keyFigure }) => keyFigure.id).join(",");
    const steps = computed[0]!.keyFigureValues;
    const lastBooked = steps.findLastIndex((step) => isBooked(step, resolution));
    const month = lastBooked < 0 ? undefined : pastMonth(steps.slice(0, lastBooked + 1), random);
    for (const period of [undefined, month]) {
      const periodQuery = period === undefined ? "" : `&period=${period}`;
      const query = `keyFigures=${ids}&resolution=${resolution}&history=${MAX_HISTORY}${periodQuery}`;
      const { body, status } = await service.send(random, "GET", `Agency/${AGENCY}/KeyFigureValue?${query}`);
      if (status !== 200) return { compared, disagreement: `${query}: ${status}` };
      const { companies, pending } = body as AgencyKeyFigureValues;
      const stored = companies.find((each) => each.companyId === companyId)!;
      const where = `${resolution} ${period ?? "latest"}`;
      if (pending !== 0) return { compared, disagreement: `${where}: ${pending} companies are pending` };
      const index = stepOf(steps, lastBooked, period);
      if (index === undefined) {
        if (stored.period) return { compared, disagreement: `${where}: a period where nothing is booked` };
        continue;
      }
      const expected = computed.map(({ keyFigureValues }) => keyFigureValues[index]!);
      const { period: days, bookedThrough } = expected[0]!;
      if (!isSame([stored.period, stored.bookedThrough], [days, bookedThrough])) {
        const found = JSON.stringify([stored.period, stored.bookedThrough]);
        return { compared, disagreement: `${where}: ${found} in place of ${JSON.stringify([days, bookedThrough])}` };
      }
      for (const [list, member] of LISTS) {
        for (const [i, value] of expected.entries()) {
          compared++;
          const found = stored[list]?.[i] ?? null;
          if (Object.is(found, value[member] ?? null)) continue;
          const { id } = computed[i]!.keyFigure;
          return { compared, disagreement: `${where} ${id} ${list}: ${found} in place of ${value[member]}` };
        }
      }
      const firstStored = firstStoredStep(steps, lastBooked);
      for (const [i, { keyFigure, keyFigureValues }] of computed.entries()) {
        const past = stored.histories![i]!;
        const values = keyFigureValues.slice(firstStored, index + 1).map(({ value }) => value);
        compared += past.length;
        if (!isSame(past, values)) {
          return { compared, disagreement: `${where} ${keyFigure.id}: ${past.join()} in place of ${values.join()}` };
        }
      }
    }
  }
  return { compared };
}

/** Each list in the agency's response, and the member of a company's own values that it must equal. */
const LISTS = [
  ["values", "value"],
  ["yearsBefore", "yearBefore"],
  ["targets", "target"],
  ["budgets", "budget"],
] as const satisfies [keyof AgencyKeyFigureValues["companies"][number], keyof KeyFigureValue][];

/** True when the books reach the period: a year by any booked month, other periods by their last month. */
function isBooked({ bookedThrough, period }: KeyFigureValue, resolution: PortfolioResolution): boolean {
  if (bookedThrough === undefined) return false;
  return resolution === "year" || bookedThrough.slice(0, 7) >= period.end.slice(0, 7);
}

/** A random month that ends one of the booked steps that are stored; the company's books may begin before these. */
function pastMonth(booked: readonly KeyFigureValue[], random: Random): string {
  return random.pick(booked.slice(firstStoredStep(booked, booked.length - 1))).period.end.slice(0, 7);
}

/**
 * The index of the first stored step. At most MAX_HISTORY steps are stored, which end in the last MAX_HISTORY booked
 * months or later.
 */
function firstStoredStep(steps: readonly KeyFigureValue[], lastBooked: number): number {
  const last = monthNumber(steps[lastBooked]!.bookedThrough!);
  const first = steps.findIndex(({ period }) => last - monthNumber(period.end) < MAX_HISTORY);
  return Math.max(first, lastBooked + 1 - MAX_HISTORY);
}

function monthNumber(day: string): number {
  return 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
}

/** The index of the period that contains the end of the month; without a month, of the last booked period. */
function stepOf(steps: readonly KeyFigureValue[], lastBooked: number, month: string | undefined): number | undefined {
  if (month === undefined) return lastBooked < 0 ? undefined : lastBooked;
  const day = lastOfMonth(`${month}-01`);
  const index = steps.findIndex(({ period }) => period.end.slice(0, 10) >= day && period.start.slice(0, 10) <= day);
  return index < 0 || index > lastBooked ? undefined : index;
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, i) => isSame(each, other[i]));
  }
  return Object.is(one, other) || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}
