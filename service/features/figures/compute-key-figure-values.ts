import { monthsEarlier, type CalendarDay } from "@/contract/calendar";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import { yearBegunBy } from "@/contract/fiscal-years/year-begun";
import { periodOfDays } from "@/contract/period";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { HttpError } from "../../platform/http-error";
import type { Chart } from "../../figures/engine/account-groups";
import type { Books } from "../../figures/engine/books";
import { Budget } from "../../figures/engine/budget";
import { evaluate, type Evaluation } from "../../figures/engine/evaluate";
import { eubas97 } from "../../figures/eubas97";
import { companyDefinitions } from "../../figures/formulas/company-definitions";
import type { Definitions } from "../../figures/formulas/definitions";
import { companyCatalogue, nameOf, type OwnKeyFigure } from "../../figures/own-key-figures";
import { stepsOf, type Days, type StepSelection } from "../../figures/engine/steps";
import { readBooks, cachedBooks } from "./read-books";
import { bookedPartOf } from "./booked-part";
import { readCompanyData, type CompanyData } from "./read-company-data";
import { reasonNamer } from "./reason-names";

export interface ValueSelection extends StepSelection {
  /**
   * Key figures in the order of the results; unknown ids are left out. By default the preset, or the whole catalogue.
   */
  keyFigureIds?: readonly string[] | undefined;
  keyFigurePresetId?: string | undefined;
  /** The object whose amounts are used, for example 1_20; empty or absent for the whole company. */
  dimensionId?: string | undefined;
  /** Language of names and descriptions. */
  language: RequestContext["language"];
  /** A key figure to try out, in addition to those of the company. */
  also?: OwnKeyFigure;
}

/**
 * Computes key figures from the balances of a company's books: for the requested `days`, or one value for each step of
 * the resolution, or one for each fiscal year. Authorises nothing. Takes part in a transaction when it is given one;
 * otherwise it reads everything as of one moment.
 */
export async function computeKeyFigureValues(
  db: Db,
  companyId: string,
  selection: ValueSelection,
): Promise<KeyFigureResult[]> {
  const data = await readValueData(db, companyId, selection);
  return (await computeValues(db, companyId, selection, data)).results;
}

/**
 * Reads all that values are computed from, except balances.
 * @throws HttpError invalid when the company has no such preset
 */
export async function readValueData(
  db: Db,
  companyId: string,
  { dimensionId = "", keyFigurePresetId }: ValueSelection,
): Promise<CompanyData> {
  const data = await readCompanyData(db, companyId, { dimensionId, keyFigurePresetId });
  if (keyFigurePresetId !== undefined && !data.ofPreset) {
    throw new HttpError(
      "invalid",
      `The query is not valid: keyFigurePresetId: the company has no key figure preset "${keyFigurePresetId}".`,
    );
  }
  return data;
}

/**
 * Computes values. Returns them with the data they were computed from: the `data` passed in, or newer data read with
 * the balances.
 */
export async function computeValues(
  db: Db,
  companyId: string,
  selection: ValueSelection,
  data: CompanyData,
): Promise<{ results: KeyFigureResult[]; data: CompanyData }> {
  const { dimensionId = "" } = selection;
  const { years } = data;
  const steps = stepsOf(years, selection);
  const books = cachedBooks(years, { companyId, dimensionId, ...daysNeeded(steps) });
  if (books) return { results: valuesOf(selection, steps, books, data), data };
  return db.transaction(
    async (tx) => {
      const newer = await readValueData(tx, companyId, selection);
      const newerYears = newer.years;
      const newerSteps = stepsOf(newerYears, selection);
      const read = await readBooks(tx, newerYears, { companyId, dimensionId, ...daysNeeded(newerSteps) });
      return { results: valuesOf(selection, newerSteps, read, newer), data: newer };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** A request for key figures over some days. */
export interface KeyFigureRequest {
  days: Days;
  keyFigureIds: readonly string[];
}

/** Computes the values of each request, in order, and reads the books once. Authorises nothing. */
export async function computeForDays(
  tx: Db,
  companyId: string,
  requests: readonly KeyFigureRequest[],
  language: RequestContext["language"],
): Promise<KeyFigureResult[][]> {
  const data = await readValueData(tx, companyId, { language });
  const books = await readBooks(tx, data.years, { companyId, ...daysNeeded(requests.map(({ days }) => days)) });
  const found: KeyFigureResult[][] = requests.map(() => []);
  // Requests for the same figures are computed together, since `valuesOf` evaluates days that they share only once.
  const byFigures = new Map<string, number[]>();
  requests.forEach(({ keyFigureIds }, index) => {
    const key = JSON.stringify(keyFigureIds);
    byFigures.set(key, [...(byFigures.get(key) ?? []), index]);
  });
  for (const group of byFigures.values()) {
    const { keyFigureIds } = requests[group[0]!]!;
    const steps = group.map((index) => requests[index]!.days);
    for (const { keyFigure, keyFigureValues } of valuesOf({ keyFigureIds, language }, steps, books, data)) {
      group.forEach((index, i) => found[index]!.push({ keyFigure, keyFigureValues: [keyFigureValues[i]!] }));
    }
  }
  return found;
}

/**
 * The days whose balances the steps need. A figure may use the twelve months before its range, and its value a year
 * earlier the twelve months before that. One month more is for ranges that begin within a month.
 */
export function daysNeeded(steps: readonly Days[]): { from: string; to: string } {
  const first = steps.reduce((day, step) => (step.firstDay < day ? step.firstDay : day), "9999-12-31");
  const last = steps.reduce((day, step) => (step.lastDay > day ? step.lastDay : day), "0001-01-01");
  // Twenty-five months before a day of the years 1 to 3 may lie before year 1, where there are no calendar days.
  return { from: first < "0004" ? first : monthsEarlier(first, 25), to: last };
}

/** Resolves the names in formulas for these books. */
export function definitionsFor(books: Books, own: readonly OwnKeyFigure[]): Definitions {
  return companyDefinitions({ formulas: own, charts: [eubas97("en"), ...books.years.map(({ chart }) => chart)] });
}

/** Computes the values of the steps, from books that cover {@link daysNeeded}. */
export function valuesOf(
  { keyFigureIds, language, also }: Pick<ValueSelection, "keyFigureIds" | "language" | "also">,
  steps: readonly Days[],
  books: Books,
  data: Pick<CompanyData, "inputs" | "own" | "ofPreset">,
): KeyFigureResult[] {
  const { inputs } = data;
  const own = also ? [...data.own, also] : data.own;
  const definitions = definitionsFor(books, own);
  const charts = [eubas97(language), ...books.years.map(({ chart }) => inLanguage(chart, language))];
  const catalogue = companyCatalogue(language, own, charts);
  const byId = new Map(catalogue.map((keyFigure) => [keyFigure.id, keyFigure]));
  const figures = (keyFigureIds ?? data.ofPreset)?.flatMap((id) => byId.get(id) ?? []) ?? catalogue;
  const budget = new Budget(books, inputs, definitions);
  const nameReason = reasonNamer((name) => nameOf(name, language, own, charts), language);
  const currencyOn = (day: CalendarDay) => yearBegunBy(books.years, day, (year) => year.firstDay)?.currency;
  const periods = steps.map((step) => {
    const reached = bookedPartOf(books, step);
    return {
      step: withoutLimit(books, step),
      period: periodOfDays(step.firstDay, step.lastDay),
      reached,
      hasSameCurrency: reached?.before && currencyOn(reached.days.lastDay) === currencyOn(reached.before.lastDay),
    };
  });
  return figures.map((keyFigure) => {
    const computed = new Map<string, Evaluation>();
    const evaluated = (days: Days) => {
      // The year before one step is often another step, so each range is evaluated once.
      const key = `${days.firstDay} ${days.lastDay} ${days.mustReach ?? ""} ${days.isWhole ?? ""}`;
      let evaluation = computed.get(key);
      if (!evaluation) computed.set(key, (evaluation = evaluate(books, inputs, keyFigure.id, days, definitions)));
      return evaluation;
    };
    return {
      keyFigure,
      keyFigureValues: periods.map(({ step, period, reached, hasSameCurrency }): KeyFigureValue => {
        const { value, reason, annualised, estimated } = evaluated(step);
        const isComparable = value !== null && (hasSameCurrency || keyFigure.valueType !== "Amount");
        const before = isComparable && reached?.before ? evaluated(reached.before).value : null;
        // A value is given with the budget of its booked months; if it is null, the budget is that of the whole step.
        const budgeted = budget.value(keyFigure.id, value !== null && reached ? reached.days : step);
        return {
          value,
          period,
          ...(reason && { reason: nameReason(reason) }),
          ...(annualised && { annualised }),
          ...(estimated && { estimated }),
          ...(reached && { bookedThrough: reached.days.lastDay }),
          ...(before !== null && { yearBefore: before }),
          ...(budgeted !== undefined && { budget: budgeted }),
        };
      }),
    };
  });
}

/** The built-in chart, which books have in English, with its names in the language; any other chart unchanged. */
function inLanguage(chart: Chart, language: RequestContext["language"]): Chart {
  return chart === eubas97("en") ? eubas97(language) : chart;
}

/** Leaves `mustReach` out where it is reached, so that equal days are evaluated once. */
function withoutLimit(books: Books, step: Days): Days {
  const { firstDay, lastDay, mustReach } = step;
  if (mustReach === undefined || (books.bookedThrough(firstDay, lastDay) ?? "") < mustReach) return step;
  return { firstDay, lastDay };
}
