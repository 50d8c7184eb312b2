import * as z from "zod";
import type { KeyFigureTrace } from "@/contract/figures/key-figure-trace";
import { yearBegunBy } from "@/contract/fiscal-years/year-begun";
import { periodOfDays } from "@/contract/period";
import type { RequestContext, ReadQuery } from "../../../platform/request-context";
import { daysOfQuery } from "../../../platform/days-of-query";
import { HttpError, notFound } from "../../../platform/http-error";
import { trace, type Step } from "../../../figures/engine/trace";
import { eubas97 } from "../../../figures/eubas97";
import { companyCatalogue, nameOf } from "../../../figures/own-key-figures";
import { requireCompanyAccess } from "../../../platform/policies/authorize";
import type { CompanyRow } from "../../../platform/policies/connected-company";
import { requireKeyFigure } from "../../formulas/formula-row";
import { daysNeeded, definitionsFor } from "../compute-key-figure-values";
import { bookedPartOf } from "../booked-part";
import { readBooks } from "../read-books";
import { reasonNamer } from "../reason-names";
import { readCompanyData } from "../read-company-data";
import { requireObject, VALUE_QUERY } from "../select-values";
import { Bookings } from "./bookings";
import { StepPresenter } from "./present-steps";
import { traceAccounts } from "./trace-accounts";
import type { FiscalYearDays } from "./trace-lines";
import { TracedLeaves } from "./traced-leaves";

/** Query parameters of the traced value, which its PDF and workbook have too. */
export const TRACED_VALUE_QUERY = {
  startDate: VALUE_QUERY.startDate,
  endDate: VALUE_QUERY.endDate,
  dimensionId: VALUE_QUERY.dimensionId,
};

/** Query parameters of the trace endpoint. */
export const TRACE_QUERY = {
  ...TRACED_VALUE_QUERY,
  account: z.string().min(1, { message: "expected the number of an account" }).optional(),
  offset: z
    .string()
    .regex(/^\d{1,9}$/, { message: "expected a whole number of rows to skip" })
    .transform(Number)
    .optional(),
};

/**
 * Traces the value of a key figure over a range, or over the latest fiscal year, down to the vouchers and the lines of
 * the files (ADR 0046).
 */
export async function getKeyFigureTrace(
  context: RequestContext,
  companyId: string,
  keyFigureId: string,
  query: ReadQuery,
): Promise<KeyFigureTrace> {
  return (await readTrace(context, companyId, keyFigureId, () => query(TRACE_QUERY))).trace;
}

interface ReadTrace {
  trace: KeyFigureTrace;
  company: CompanyRow;
  /** All fiscal years of the company, with their first and last days. */
  years: FiscalYearDays[];
  /** The currency of the amounts; empty if the company has no fiscal year. */
  currency: string;
  /** Names a key figure, term, input or known group. */
  nameOf: (id: string) => string;
}

/** The parameters of a query for a trace. */
interface TraceQuery {
  startDate?: string | undefined;
  endDate?: string | undefined;
  dimensionId?: string | undefined;
  account?: string | undefined;
  offset?: number | undefined;
}

/**
 * Traces the value, and returns with it everything that a PDF or workbook of the trace needs.
 * @param query reads the parameters, once the user is known to see the company
 */
export async function readTrace(
  context: RequestContext,
  companyId: string,
  keyFigureId: string,
  query: () => TraceQuery,
): Promise<ReadTrace> {
  const { company } = await requireCompanyAccess(context, companyId, "company.read");
  const { language } = context;
  await requireKeyFigure(context, companyId, keyFigureId);
  const { days: range, dimensionId, account, offset } = selectTrace(query());
  if (dimensionId) await requireObject(context.db, companyId, dimensionId);
  return context.db.transaction(
    async (tx) => {
      const { years, inputs, own } = await readCompanyData(tx, companyId, { dimensionId });
      const days = range ?? years.at(-1) ?? invalid("startDate is missing: the company has no fiscal year");
      const books = await readBooks(tx, years, { companyId, dimensionId, language, ...daysNeeded([days]) });
      const charts = [eubas97(language), ...books.years.map(({ chart }) => chart)];
      const keyFigure = companyCatalogue(language, own, charts).find(({ id }) => id === keyFigureId);
      // The formula may have been deleted since `requireKeyFigure` found it.
      if (!keyFigure) return notFound("Key figure", keyFigureId);
      const definitions = definitionsFor(books, own);
      const { value, reason, annualised, estimated, step } = trace(books, inputs, keyFigureId, days, definitions);
      const reached = bookedPartOf(books, days);
      const name = (id: string) => nameOf(id, language, own, charts);
      const nameReason = reasonNamer(name, language);
      const bookings = await Bookings.read(tx, { companyId, dimensionId }, books);
      const present = (evaluated: Step) => {
        const leaves = new TracedLeaves();
        const presenter = new StepPresenter({ books, inputs, leaves, bookings, nameOf: name, nameReason });
        return { tree: presenter.present(evaluated), leaves };
      };
      let presented = step && present(step);
      // The first pass collects accounts without an amount; the second includes those that turned out to have rows.
      if (step && (await bookings.readAsked(tx))) presented = present(step);
      const { tree, leaves } = presented ?? {
        tree: { text: keyFigureId, label: keyFigure.name, value, ...(reason && { reason: nameReason(reason) }) },
        leaves: new TracedLeaves(),
      };
      const traced: KeyFigureTrace = {
        keyFigure,
        ...(dimensionId && { dimensionId }),
        period: periodOfDays(days.firstDay, days.lastDay),
        value,
        ...(reason && { reason: nameReason(reason) }),
        ...(annualised && { annualised }),
        ...(estimated && { estimated }),
        ...(reached && { bookedThrough: reached.days.lastDay }),
        tree,
        ...(await traceAccounts(tx, { companyId, dimensionId }, books, leaves, { account, offset })),
      };
      return {
        trace: traced,
        company,
        nameOf: name,
        years: years.map(({ id, firstDay, lastDay }) => ({ id, ...periodOfDays(firstDay, lastDay) })),
        currency: yearBegunBy(years, days.lastDay, (year) => year.firstDay)?.currency ?? "",
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** @throws HttpError invalid when only one date is given, the first day is after the last, or offset lacks account */
function selectTrace({ startDate, endDate, dimensionId = "", account, offset = 0 }: TraceQuery) {
  const days = daysOfQuery({ startDate, endDate });
  if (account === undefined && offset > 0) invalid("offset goes with account");
  return { days, dimensionId, account, offset };
}

function invalid(message: string): never {
  throw new HttpError("invalid", `The query is not valid: ${message}.`);
}
