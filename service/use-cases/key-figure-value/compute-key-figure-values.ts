import type { KeyFigureResult, KeyFigureValue } from "@/contract/key-figure-value";
import { periodOfDays } from "@/contract/period-steps";
import type { Caller } from "../../caller";
import type { Db } from "../../db/database";
import { refuse } from "../../errors";
import type { Books } from "../../key-figures/engine/books";
import { Budget } from "../../key-figures/engine/budget";
import { evaluate } from "../../key-figures/engine/evaluate";
import { monthsEarlier } from "../../key-figures/engine/months-earlier";
import { eubas97 } from "../../key-figures/eubas97";
import { companyDefinitions } from "../../key-figures/formulas/company-definitions";
import type { Definitions } from "../../key-figures/formulas/definitions";
import { companyCatalogue, type OwnKeyFigure } from "../../key-figures/own-key-figures";
import { stepsOf, type Days, type StepSelection } from "../../key-figures/engine/steps";
import { readBooks, rememberedBooks } from "./read-books";
import { readCompanyData, type CompanyData } from "./read-company-data";

export interface ValueSelection extends StepSelection {
  /** In the order of the answer; unknown ones are left out. Those of the preset, or all of the catalogue, unless given. */
  keyFigureIds?: readonly string[] | undefined;
  keyFigurePresetId?: string | undefined;
  /** The object whose part is meant, for example 1_20; empty or absent for the company. */
  dimensionId?: string | undefined;
  /** Of names and descriptions. */
  language: Caller["language"];
  /** A key figure that is tried out, beside those of the company. */
  also?: OwnKeyFigure;
}

/**
 * Computes key figures from the balances of a company's books: for the `days` asked for, or one value for each step of
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

/** What values are made of beside balances; a Refusal (invalid) where the company has no such preset. */
export async function readValueData(
  db: Db,
  companyId: string,
  { dimensionId = "", keyFigurePresetId }: ValueSelection,
): Promise<CompanyData> {
  const data = await readCompanyData(db, companyId, { dimensionId, keyFigurePresetId });
  if (keyFigurePresetId !== undefined && !data.ofPreset) {
    refuse(
      "invalid",
      `The query is not valid: keyFigurePresetId: the company has no key figure preset "${keyFigurePresetId}".`,
    );
  }
  return data;
}

/** Values, with the data they are made of: the given, or newer that was read along with the balances. */
export async function computeValues(
  db: Db,
  companyId: string,
  selection: ValueSelection,
  data: CompanyData,
): Promise<{ results: KeyFigureResult[]; data: CompanyData }> {
  const { dimensionId = "" } = selection;
  const { years } = data;
  const steps = stepsOf(years, selection);
  const books = rememberedBooks(years, { companyId, dimensionId, language: "en", ...daysNeeded(steps) });
  if (books) return { results: valuesOf(selection, steps, books, data), data };
  return db.transaction(
    async (tx) => {
      const newer = await readValueData(tx, companyId, selection);
      const newerYears = newer.years;
      const newerSteps = stepsOf(newerYears, selection);
      const read = await readBooks(tx, companyId, newerYears, daysNeeded(newerSteps), dimensionId);
      return { results: valuesOf(selection, newerSteps, read, newer), data: newer };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Figures look back at the twelve months before their range, those of a rolling year at the year before. */
export function daysNeeded(steps: readonly Days[]): { from: string; to: string } {
  const first = steps.reduce((day, step) => (step.firstDay < day ? step.firstDay : day), "9999-12-31");
  const last = steps.reduce((day, step) => (step.lastDay > day ? step.lastDay : day), "0001-01-01");
  return { from: first < "0003" ? first : monthsEarlier(first, 13), to: last };
}

/** What the names in formulas mean to these books. */
export function definitionsFor(books: Books, own: readonly OwnKeyFigure[]): Definitions {
  return companyDefinitions({ formulas: own, charts: [eubas97("en"), ...books.years.map(({ chart }) => chart)] });
}

function valuesOf(
  { keyFigureIds, language, also }: ValueSelection,
  steps: readonly Days[],
  books: Books,
  data: CompanyData,
): KeyFigureResult[] {
  const { inputs } = data;
  const own = also ? [...data.own, also] : data.own;
  const definitions = definitionsFor(books, own);
  const catalogue = companyCatalogue(language, own);
  const byId = new Map(catalogue.map((keyFigure) => [keyFigure.id, keyFigure]));
  const figures = (keyFigureIds ?? data.ofPreset)?.flatMap((id) => byId.get(id) ?? []) ?? catalogue;
  const budget = new Budget(books, inputs, definitions);
  const periods = steps.map(({ firstDay, lastDay }) => periodOfDays(firstDay, lastDay));
  return figures.map((keyFigure) => ({
    keyFigure,
    keyFigureValues: steps.map((step, i): KeyFigureValue => {
      const { value, reason, annualised } = evaluate(books, inputs, keyFigure.id, step, definitions);
      const budgeted = budget.value(keyFigure.id, step);
      return {
        value,
        period: periods[i]!,
        ...(reason && { reason }),
        ...(annualised && { annualised }),
        ...(budgeted !== undefined && { budget: budgeted }),
      };
    }),
  }));
}
