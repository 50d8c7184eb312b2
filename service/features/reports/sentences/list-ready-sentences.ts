import type { CalendarDay } from "@/contract/calendar";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { yearBegunBy } from "@/contract/fiscal-years/year-begun";
import { LOCALES, type Locale } from "@/contract/format/locale";
import { periodOfDays } from "@/contract/period";
import type { ReadySentence } from "@/contract/reports/ready-sentence";
import type { Days } from "../../../figures/engine/steps";
import { CATALOGUE_IDS, KEY_FIGURES, type CatalogueId } from "../../../figures/key-figures";
import type { Db } from "../../../platform/db/database";
import { daysOfQuery } from "../../../platform/days-of-query";
import { requireCompanyAccess, type CompanyAccess } from "../../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../../platform/request-context";
import { daysNeeded, valuesOf } from "../../figures/compute-key-figure-values";
import { bookedPartOf } from "../../figures/booked-part";
import { readBooks } from "../../figures/read-books";
import { readCompanyData, type CompanyData } from "../../figures/read-company-data";
import { VALUE_QUERY } from "../../figures/select-values";
import { valuesFor } from "../../targets/with-targets";
import { resolveText } from "@/contract/reports/resolve-text";
import { CausesReader } from "./read-causes";
import { periodBefore } from "./period-before";
import { movementsOf, type Movement } from "./sentence-rules";
import { sentenceText, type Causes } from "./sentence-texts";

/** Well-known figures come first: of movements with equal amounts, only the first becomes a sentence. */
const WELL_KNOWN: readonly CatalogueId[] = ["NetSales", "OperatingProfit"];
const COMPARED = [...WELL_KNOWN, ...CATALOGUE_IDS.filter((id) => !WELL_KNOWN.includes(id))];

/** Query parameters of ready sentences. */
export const READY_SENTENCE_QUERY = { startDate: VALUE_QUERY.startDate, endDate: VALUE_QUERY.endDate };

/**
 * Sentences about the largest movements of the requested period, by default the latest fiscal year, with the accounts
 * and vouchers behind them; empty when nothing moved much.
 */
export async function listReadySentences(
  context: RequestContext,
  companyId: string,
  query: ReadQuery,
): Promise<ReadySentence[]> {
  const access = await requireCompanyAccess(context, companyId, "company.read");
  const days = daysOfQuery(query(READY_SENTENCE_QUERY));
  return context.db.transaction((tx) => sentencesOf(tx, access, days), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

async function sentencesOf(tx: Db, { company, role }: CompanyAccess, requested: Days | null): Promise<ReadySentence[]> {
  const data = await readCompanyData(tx, company.id, { dimensionId: "" });
  const latest = data.years.at(-1);
  const days = requested ?? (latest && { firstDay: latest.firstDay, lastDay: latest.lastDay });
  if (!days) return [];
  const wholeBefore = periodBefore(days);
  const steps = wholeBefore ? [days, wholeBefore] : [days];
  const books = await readBooks(tx, data.years, { companyId: company.id, ...daysNeeded(steps) });
  const reach = bookedPartOf(books, days);
  if (!reach) return [];
  // Shorter than `wholeBefore` if the books end within the days.
  const before = periodBefore(reach.days);
  // For twelve months, the period before is the year before, which is compared already.
  const isOwnPeriod = before !== null && before.firstDay !== reach.before?.firstDay;
  // The language is that of names and reasons, which the sentences do not use.
  const selection = { keyFigureIds: COMPARED, language: "en" as const };
  const results = valuesFor(role, valuesOf(selection, [days], books, data), { targets: data.targets });
  const earlier = isOwnPeriod ? valuesOf(selection, [before], books, data) : [];
  const currencyOn = (day: CalendarDay) => yearBegunBy(books.years, day, (year) => year.firstDay)?.currency;
  const isOneCurrency = before !== null && currencyOn(reach.days.lastDay) === currencyOn(before.lastDay);
  const movements = movementsOf(
    results.map((result, i) => {
      const isComparable = isOneCurrency || result.keyFigure.valueType !== "Amount";
      return compared(result, isComparable ? earlier[i] : undefined, before);
    }),
  );
  const causes = new CausesReader(tx, company.id, { books, data, reach, periodBefore: before });
  const head = { company, period: periodOfDays(days.firstDay, days.lastDay), author: "", ...currencyOf(data, days) };
  const sentences: ReadySentence[] = [];
  // Sequentially, since they share a database connection.
  for (const movement of movements) {
    const { keyFigureId, comparison, value, against } = movement;
    const found = await causes.of(movement);
    const text = textsOf(movement, found);
    const shown = inBothLanguages((language) => resolveText(text[language], results, head, language));
    // A report with such problems in a text cannot be published.
    if (LOCALES.some((language) => shown[language].problems.length > 0)) continue;
    sentences.push({
      keyFigureId,
      period: head.period,
      comparison,
      value,
      against,
      text,
      shown: inBothLanguages((language) => shown[language].parts.map((part) => part.text).join("")),
      ...found,
    });
  }
  return sentences;
}

function compared(
  { keyFigure: { id, valueType }, keyFigureValues: [value] }: KeyFigureResult,
  earlier: KeyFigureResult | undefined,
  before: Days | null,
) {
  const { yearBefore, budget, target } = value!;
  const [earlierValue] = earlier?.keyFigureValues ?? [];
  return {
    keyFigureId: id,
    valueType,
    value: value!.value,
    yearBefore,
    budget,
    target,
    // A period before that is booked only in part cannot be compared.
    periodBefore: earlierValue?.bookedThrough === before?.lastDay ? earlierValue?.value : undefined,
  };
}

function textsOf(movement: Movement, causes: Causes) {
  const texts = KEY_FIGURES[movement.keyFigureId as CatalogueId];
  return inBothLanguages((language) => sentenceText(movement, texts[language].subject, causes, language));
}

function inBothLanguages<T>(of: (language: Locale) => T): Record<Locale, T> {
  return { sv: of("sv"), en: of("en") };
}

/** The currency as in a report of these days: of the fiscal year in which they end; empty if there is none. */
function currencyOf({ years }: CompanyData, { lastDay }: Days): { currency: string } {
  const year = years.find((candidate) => candidate.firstDay <= lastDay && lastDay <= candidate.lastDay);
  return { currency: year?.currency ?? "" };
}
