import { demand, refuse } from "../refused";
import type { HandlerInput, Resources } from "../request";
import { mayAccess, requireAgencyImportAccess, requireCompanyAccess } from "../rights";
import { isObject, may, must, readCurrency, readDay, readNew, type Read } from "../shapes";
import type { Company, FiscalYear } from "../world";
import { comparable } from "./company";
import { yearsOf } from "./fiscal-year";

/** Content of a generated file, days as YYYY-MM-DD; the model gets this in place of the file's text. */
export interface Books {
  /** The business identity code. */
  code: string;
  start: string;
  end: string;
  currency?: string;
  /** One debit and one credit row each, amounts in whole units of the currency. */
  vouchers: { date: string; amount: number }[];
  /** A file of type 4I. */
  vouchersOnly: boolean;
}

/** The part of the response that the model predicts; `company` is the company's id. */
export interface ImportOutcome {
  success: boolean;
  outcome: "created" | "replaced" | "added" | "unchanged" | "refused";
  company?: string;
}

export const sieImports: Resources = { SieImport: { PUT: importBooks }, "SieImport/:agencyId": { PUT: importBooks } };

/** Reads the generated books; any other text is not a SIE file, which gives null. */
const readBooks: Read = (value) =>
  isObject(value) && "books" in value ? value.books : typeof value === "string" ? null : refuse(400);
const readText: Read = (value) => (typeof value === "string" ? value : refuse(400));
const readFlag: Read = (value) => (typeof value === "boolean" ? value : refuse(400));

const shape = {
  data: must(readBooks),
  currency: may(readCurrency),
  chartOfAccountsId: may(readText),
  lastLedgerDate: may(readDay),
  fiscalYearStart: may(readDay),
  fiscalYearEnd: may(readDay),
  companyId: may(readText),
  dryRun: may(readFlag),
};

interface Request {
  data: Books | null;
  currency?: string;
  chartOfAccountsId?: string;
  lastLedgerDate?: string;
  fiscalYearStart?: string;
  fiscalYearEnd?: string;
  companyId?: string;
  dryRun?: boolean;
}

function importBooks(input: HandlerInput): ImportOutcome {
  const { world, user, params, body } = input;
  if (params[0] !== undefined) requireAgencyImportAccess(world, user, params[0]);
  const request = readNew(body(), shape) as unknown as Request;
  const company = targetOf(input, request, params[0]);
  if (!company) return { success: false, outcome: "refused" };
  demand((request.chartOfAccountsId ?? "EUBAS97") === "EUBAS97", 400);
  const outcome = request.data ? store(input, company, request, request.data) : "refused";
  return { success: outcome !== "refused", outcome, company: company.id };
}

/**
 * The company that the request names, else the only one with the file's code; undefined when none or several have it.
 * The companies of the agency in the path are searched; without one, those of no agency, or all of a company user.
 */
function targetOf({ world, user }: HandlerInput, request: Request, agencyId: string | undefined): Company | undefined {
  if (request.companyId !== undefined)
    return requireCompanyAccess(world, user, request.companyId, "importBooks", agencyId);
  if (!request.data) return undefined;
  const code = comparable(request.data.code);
  const anyAgency = agencyId === undefined && user.type === "CompanyUser";
  const found = [...world.companies.values()].filter(
    (company) =>
      comparable(company.businessIdentityCode) === code &&
      (anyAgency || company.agencyId === (agencyId ?? null)) &&
      mayAccess(user, company),
  );
  if (found.length !== 1) return undefined;
  return requireCompanyAccess(world, user, found[0]!.id, "importBooks", agencyId);
}

function store(input: HandlerInput, company: Company, request: Request, books: Books): ImportOutcome["outcome"] {
  const years = yearsOf(input.world, company);
  if (books.vouchersOnly) return addVouchers(input, company, request, books, years);
  const { start, end } = { start: request.fiscalYearStart ?? books.start, end: request.fiscalYearEnd ?? books.end };
  const existing = years.find((year) => year.start === start);
  if (!isPossible(start, end, years, existing)) return "refused";
  if ((request.lastLedgerDate ?? start) < start) return "refused";
  const hasFiguresOutside = existing?.figures.some(({ period }) => period.end.slice(0, 10) > end);
  if (hasFiguresOutside) return "refused";
  const year = {
    ...(existing ?? { figures: [] }),
    companyId: company.id,
    start,
    end,
    currency: books.currency ?? request.currency ?? "SEK",
    chartOfAccountsId: request.chartOfAccountsId ?? existing?.chartOfAccountsId ?? "EUBAS97",
    lastLedgerDate:
      dayWithin(start, end, request.lastLedgerDate) ?? lastVoucherDay(books) ?? balancesThrough(start, end),
    sources: [JSON.stringify([books, request.lastLedgerDate])],
  };
  if (existing && isUnchanged(existing, year)) return "unchanged";
  save(input, request, existing, year);
  return existing ? "replaced" : "created";
}

/** True for a year of at most 18 months that overlaps no other year than the one it replaces. */
function isPossible(start: string, end: string, years: FiscalYear[], existing: FiscalYear | undefined): boolean {
  if (start > end) return false;
  const limit = new Date(`${start}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() + 18);
  // A date that the month lacks has moved on into the next one.
  if (limit.getUTCDate() !== Number(start.slice(8))) limit.setUTCDate(1);
  if (new Date(`${end}T00:00:00Z`) >= limit) return false;
  return years.every((year) => year === existing || year.end < start || end < year.start);
}

/** True when the file was imported before, and neither the year nor the request has changed since. */
function isUnchanged(existing: FiscalYear, year: Omit<FiscalYear, "id" | "activePeriodLastUpdate">) {
  return (
    JSON.stringify(existing.sources) === JSON.stringify(year.sources) &&
    existing.end === year.end &&
    existing.currency === year.currency &&
    existing.chartOfAccountsId === year.chartOfAccountsId
  );
}

/** The day if it is in the fiscal year. A last ledger date after the year is ignored; one before it was refused. */
const dayWithin = (start: string, end: string, day: string | undefined) =>
  day !== undefined && start <= day && day <= end ? day : undefined;

/** The #GEN date of every generated file; its balances go no further. */
const GENERATED = "2026-01-01";
const balancesThrough = (start: string, end: string) => dayWithin(start, end, GENERATED) ?? end;

const lastVoucherDay = ({ vouchers }: Books) =>
  vouchers
    .map(({ date }) => date)
    .sort()
    .at(-1);

/** Adds a file of one voucher to the fiscal year that contains its date, or creates the year that the request gives. */
function addVouchers(input: HandlerInput, company: Company, request: Request, books: Books, years: FiscalYear[]) {
  const date = lastVoucherDay(books);
  if (date === undefined) return "refused";
  const existing = years.find((year) => year.start <= date && date <= year.end);
  const source = JSON.stringify(books.vouchers);
  if (existing) {
    if (existing.sources.includes(source)) return "refused";
    if ((books.currency ?? request.currency ?? existing.currency) !== existing.currency) return "refused";
    if ((request.lastLedgerDate ?? existing.start) < existing.start) return "refused";
    const last = dayWithin(existing.start, existing.end, request.lastLedgerDate) ?? date;
    save(input, request, existing, {
      ...existing,
      chartOfAccountsId: request.chartOfAccountsId ?? existing.chartOfAccountsId,
      lastLedgerDate: existing.lastLedgerDate > last ? existing.lastLedgerDate : last,
      sources: [...existing.sources, source],
    });
    return "added";
  }
  const { fiscalYearStart: start, fiscalYearEnd: end } = request;
  if (!start || !end || date < start || date > end) return "refused";
  if (!isPossible(start, end, years, undefined)) return "refused";
  if ((request.lastLedgerDate ?? start) < start) return "refused";
  save(input, request, undefined, {
    companyId: company.id,
    start,
    end,
    currency: books.currency ?? request.currency ?? "SEK",
    chartOfAccountsId: request.chartOfAccountsId ?? "EUBAS97",
    lastLedgerDate: dayWithin(start, end, request.lastLedgerDate) ?? date,
    sources: [source],
    figures: [],
  });
  return "created";
}

function save(
  { world, now, newId }: HandlerInput,
  { dryRun }: Request,
  existing: FiscalYear | undefined,
  year: Omit<FiscalYear, "id" | "activePeriodLastUpdate">,
): void {
  if (dryRun) return;
  const saved = { ...year, id: existing?.id ?? newId(), activePeriodLastUpdate: now };
  world.years = [...world.years.filter((other) => other !== existing), saved];
}
