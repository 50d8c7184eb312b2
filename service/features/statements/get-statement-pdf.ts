import * as z from "zod";
import { calendarMonth } from "@/contract/dates";
import { amountUnit } from "@/contract/format/amount-unit";
import { formatMonth, formatMonths } from "@/contract/format/format-days";
import { firstDay } from "@/contract/period";
import { queryFlag } from "@/contract/query-flag";
import { monthIn } from "@/contract/statements/columns";
import { STATEMENTS } from "@/contract/statements/statement";
import { HttpError } from "../../platform/http-error";
import { pdfFile } from "../../platform/pdf/pdf-file";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../platform/request-context";
import type { WholeFile } from "../../platform/streamed-file";
import { readLetterhead } from "../letterhead/pdf-letterhead";
import { nameOfObject } from "../figures/name-of-object";
import { requireObject } from "../figures/select-values";
import { seesPlans } from "../targets/with-targets";
import { findYearOfBooks } from "./find-year-of-books";
import { STATEMENT_QUERY, statementOf } from "./get-statement";
import { statementBlocks } from "./statement-blocks";
import { STATEMENT_TEXTS } from "./statement-texts";

export const STATEMENT_PDF_QUERY = {
  dimensionId: STATEMENT_QUERY.dimensionId,
  statement: z.enum(STATEMENTS).optional(),
  month: calendarMonth.optional(),
  accounts: queryFlag.optional(),
  ore: queryFlag.optional(),
};

/**
 * Income statement, balance sheet or both of a fiscal year as a PDF: the year with its comparisons, then month by
 * month; or one month with its comparisons, in the income statement followed by the year so far.
 * @param fiscalYearId the fiscal year's id or first day
 */
export async function getStatementPdf(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  query: ReadQuery,
): Promise<WholeFile> {
  const { company, role } = await requireCompanyAccess(context, companyId, "fiscalYear.read");
  const { language } = context;
  const { dimensionId = "", statement: part, month: requestedMonth, accounts, ore } = query(STATEMENT_PDF_QUERY);
  const snapshot = await context.db.transaction(
    async (tx) => {
      const year = await findYearOfBooks(tx, companyId, fiscalYearId);
      if (dimensionId !== "") await requireObject(tx, companyId, dimensionId);
      return {
        statement: await statementOf(tx, year, dimensionId, language, seesPlans(role)),
        letterhead: await readLetterhead(tx, context, company),
        object: dimensionId === "" ? null : await nameOfObject(tx, companyId, dimensionId),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const { statement, letterhead, object } = snapshot;
  const texts = STATEMENT_TEXTS[language];
  const month = requestedMonth === undefined ? null : monthIn(statement, requestedMonth);
  if (requestedMonth !== undefined && month === null) {
    throw new HttpError("invalid", "The query is not valid: month: expected a booked month of the fiscal year.");
  }
  const { fiscalYear, bookedThrough } = statement;
  return pdfFile({
    ...letterhead,
    object,
    title: part === undefined ? texts.title : texts.parts[part],
    period:
      month === null
        ? formatMonths(fiscalYear, language)
        : formatMonth(firstDay(statement.columns[month]!.period), language),
    detail: [
      object !== null && texts.object(object),
      texts.detail(amountUnit(fiscalYear.currency, language)),
      texts.bookedThrough(bookedThrough),
    ]
      .filter((sentence) => sentence !== false)
      .join(" "),
    blocks: statementBlocks(statement, {
      language,
      month,
      parts: part === undefined ? ["income", "balance"] : [part],
      hasAccounts: accounts === "true",
      decimals: ore === "true" ? 2 : 0,
    }),
  });
}
