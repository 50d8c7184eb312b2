import { createHash } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { addDays, monthsEarlier, type CalendarDay } from "@/contract/calendar";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { PORTFOLIO_RESOLUTIONS, type Resolution } from "@/contract/figures/resolutions";
import type { Agreement } from "@/contract/statements/reconciliation";
import { firstDay, lastDay } from "@/contract/period";
import { MAX_HISTORY } from "@/contract/portfolio";
import { arrayOf } from "../../platform/db/insert-columns";
import type { Db } from "../../platform/db/database";
import { lockStandards } from "../../platform/db/locks";
import { connectionOf } from "../../platform/internals/drizzle";
import { company, importedFile, storedFigures, storedPeriods, storedValues } from "../../platform/db/schema";
import { Yielder } from "../../platform/jobs/yielding";
import type { Books } from "../../figures/engine/books";
import { stepsOf, type Days } from "../../figures/engine/steps";
import { lockCompany } from "../companies/company-row";
import { dropLapsedAnswers } from "../findings/drop-lapsed-answers";
import { daysNeeded, valuesOf } from "../figures/compute-key-figure-values";
import { readBooks } from "../figures/read-books";
import { readCompanyData, type CompanyData, type VersionedYear } from "../figures/read-company-data";
import { reconcileYear } from "../statements/get-reconciliation";
import { withTargets } from "../targets/with-targets";
import { FIGURES_REVISION } from "./figures-revision";

/**
 * Values are stored for this many months back from the last booked one, and for the fiscal years of these months. A
 * larger number needs another ENGINE_REVISION, because earlier rows hold fewer months.
 */
const STORED_MONTHS = MAX_HISTORY;
/**
 * Number of latest fiscal years with a stored reconciliation: as many as STORED_MONTHS can touch when each year has
 * twelve months.
 */
const STORED_YEARS = Math.ceil(STORED_MONTHS / 12) + 1;

/**
 * Runs a write that changes data from which a company's figures are computed, and stores the figures anew, in one
 * transaction. The company's lock makes such writes follow one another, so each sees the writes before it.
 */
export async function writeAndStoreFigures<T>(db: Db, companyId: string, write: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const result = await write(tx);
    await storeFigures(tx, companyId);
    return result;
  });
}

/** The companies whose figures {@link storeFiguresOnce} stores at its end, by the connection of its transaction. */
const deferred = new WeakMap<object, Set<string>>();

/** Runs writes in a transaction, and stores the figures of each company that they change once, after the last write. */
export async function storeFiguresOnce<T>(tx: Db, writes: () => Promise<T>): Promise<T> {
  const connection = connectionOf(tx);
  const companyIds = new Set<string>();
  deferred.set(connection, companyIds);
  let result: T;
  try {
    result = await writes();
  } finally {
    deferred.delete(connection);
  }
  for (const companyId of companyIds) await storeFigures(tx, companyId);
  return result;
}

/**
 * Computes and stores the figures of a company that the transaction has locked; does nothing when the stored ones are
 * up to date. Within {@link storeFiguresOnce} that is done later.
 */
export async function storeFigures(tx: Db, companyId: string): Promise<void> {
  const later = deferred.get(connectionOf(tx));
  if (later) {
    later.add(companyId);
    return;
  }
  const [found] = await tx.select({ agencyId: company.agencyId }).from(company).where(eq(company.id, companyId));
  if (found && found.agencyId !== null) await lockStandards(tx, found.agencyId, "read");
  const data = await readCompanyData(tx, companyId, { dimensionId: "" });
  const { version } = data;
  const [stored] = await tx
    .select({
      version: storedFigures.version,
      revision: storedFigures.revision,
      bookedThrough: storedFigures.bookedThrough,
      reachedAt: storedFigures.reachedAt,
      yearVersions: storedFigures.yearVersions,
      yearAgreements: storedFigures.yearAgreements,
    })
    .from(storedFigures)
    .where(eq(storedFigures.companyId, companyId));
  if (stored?.version === version && stored.revision === FIGURES_REVISION) return;
  // The stored periods and values of the company are deleted with this row.
  await tx.delete(storedFigures).where(eq(storedFigures.companyId, companyId));
  const books = await readLatestBooks(tx, companyId, data.years);
  const bookedThrough = books && lastBookedDay(books);
  const [latest] = await tx
    .select({ importedAt: importedFile.importedAt, importedBy: importedFile.importedBy })
    .from(importedFile)
    .where(and(eq(importedFile.companyId, companyId), isNull(importedFile.takenBackAt)))
    .orderBy(desc(importedFile.importedAt), desc(importedFile.sequence))
    .limit(1);
  const years = bookedThrough
    ? data.years.filter(({ firstDay: first }) => first <= bookedThrough).slice(-STORED_YEARS)
    : [];
  const versions = years.map((year) => reconciliationVersion(year, data.years));
  const agreements: Agreement[] = [];
  for (const [i, year] of years.entries()) {
    // Reconciling takes several statements, and most writes change nothing that it depends on.
    const place = stored?.revision === FIGURES_REVISION ? (stored.yearVersions?.indexOf(versions[i]!) ?? -1) : -1;
    agreements.push(stored?.yearAgreements?.[place] ?? (await reconcileYear(tx, year)).agreement);
  }
  await tx.insert(storedFigures).values({
    companyId,
    revision: FIGURES_REVISION,
    version,
    bookedThrough: bookedThrough ?? null,
    currency: years.at(-1)?.currency ?? null,
    agreement: agreements.at(-1) ?? null,
    yearFirstDays: years.map(({ firstDay: first }) => first),
    yearLastDays: years.map(({ lastDay: end }) => end),
    yearAgreements: agreements,
    yearVersions: versions,
    importedAt: latest?.importedAt ?? null,
    importedBy: latest?.importedBy ?? null,
    // Kept while the books reach the same day; figures stored before the column existed have none.
    reachedAt: (stored?.bookedThrough === bookedThrough && stored?.reachedAt) || (latest?.importedAt ?? null),
  });
  if (books && bookedThrough) await storeValues(tx, companyId, data, books, bookedThrough);
  await dropLapsedAnswers(tx, companyId);
}

/** A hash of the fiscal year and of the one before, whose balances it takes over, with their files and charts. */
function reconciliationVersion(year: VersionedYear, years: readonly VersionedYear[]): string {
  const before = years.find(({ lastDay: end }) => end === addDays(year.firstDay, -1));
  const parts = [before, year].map((of) => of && [of.id, of.firstDay, of.lastDay, of.currency, of.version]);
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64");
}

async function storeValues(
  tx: Db,
  companyId: string,
  data: CompanyData,
  books: Books,
  bookedThrough: CalendarDay,
): Promise<void> {
  const yielder = new Yielder();
  for (const resolution of PORTFOLIO_RESOLUTIONS) {
    const steps = storedSteps(data.years, resolution, bookedThrough);
    // The language is that of names, which are not stored.
    const results = withTargets(valuesOf({ language: "en" }, steps, books, data), data.targets);
    await insertResults(tx, companyId, resolution, results);
    if (yielder.shouldYield) await yielder.yield();
  }
}

/**
 * Reads the books of the periods up to the last ledger date, since the last booked day is not known before the books
 * are read; null without a fiscal year.
 */
async function readLatestBooks(tx: Db, companyId: string, years: readonly VersionedYear[]): Promise<Books | null> {
  const last = years.reduce((day, { lastLedgerDate }) => (lastLedgerDate > day ? lastLedgerDate : day), "");
  if (last === "") return null;
  const steps = PORTFOLIO_RESOLUTIONS.flatMap((resolution) => storedSteps(years, resolution, last));
  if (steps.length === 0) return null;
  return readBooks(tx, years, { companyId, ...daysNeeded(steps) });
}

/**
 * The periods whose values are stored, in order: at most STORED_MONTHS. None begins after `last`, and neither does the
 * last month of a period of `ytd` or `rolling12`.
 */
function storedSteps(years: readonly Days[], resolution: Resolution, last: string): Days[] {
  // STORED_MONTHS before a day of the years 1 to 3 could be in the year 0, which does not exist.
  const from = last < "0004" ? last : monthsEarlier(addDays(last, 1), STORED_MONTHS);
  const within = years.filter(({ firstDay: first, lastDay: end }) => first <= last && end >= from);
  const steps = stepsOf(within, { resolution }).filter(({ lastDay: end, mustReach, firstDay: first }) => {
    return (mustReach ?? first) <= last && end >= from;
  });
  return steps.slice(-STORED_MONTHS);
}

function lastBookedDay(books: Books): string | undefined {
  const [first, last] = [books.years[0], books.years.at(-1)];
  return first && last && books.bookedThrough(first.firstDay, last.lastDay);
}

async function insertResults(
  tx: Db,
  companyId: string,
  resolution: Resolution,
  results: readonly KeyFigureResult[],
): Promise<void> {
  const periods = results[0]?.keyFigureValues ?? [];
  await tx.insert(storedPeriods).values({
    companyId,
    resolution,
    firstDays: periods.map(({ period }) => firstDay(period)),
    lastDays: periods.map(({ period }) => lastDay(period)),
    bookedThrough: periods.map(({ bookedThrough }) => bookedThrough ?? null),
  });
  const lists = (member: "value" | "yearBefore" | "target" | "budget") =>
    arrayOf("text", results, ({ keyFigureValues }) => {
      const values = keyFigureValues.map((value) => value[member] ?? null);
      return member !== "value" && values.every((value) => value === null) ? null : listText(values);
    });
  await tx.execute(sql`
    insert into ${storedValues} (company_id, resolution, key_figure_id, value_list, years_before, targets, budgets)
    select ${companyId}, ${resolution}, id, v::double precision[], y::double precision[], t::double precision[],
      b::double precision[]
    from unnest(${arrayOf("text", results, ({ keyFigure }) => keyFigure.id)}, ${lists("value")}, ${lists("yearBefore")},
      ${lists("target")}, ${lists("budget")}) as row (id, v, y, t, b)`);
}

/** Formats doubles as a PostgreSQL array. */
function listText(values: readonly (number | null)[]): string {
  return `{${values.map((value) => (value === null ? "NULL" : Object.is(value, -0) ? "-0" : String(value))).join(",")}}`;
}
