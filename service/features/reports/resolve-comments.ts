import { formatUtc } from "@/contract/dates";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { Locale } from "@/contract/format/locale";
import { periodOfDays } from "@/contract/period";
import type { ReportComment } from "@/contract/reports/content";
import type { Days } from "../../figures/engine/steps";
import type { Db } from "../../platform/db/database";
import { readCommentsWithin } from "../comments/comment-row";
import { livePartsOf, textOf } from "../comments/live-parts";
import { readAccountNames } from "../../books/ledger/read-accounts";

interface CommentContext {
  language: Locale;
  currency: string;
  /**
   * The fiscal years in order. Accounts are named by the latest one that has begun by the end of the period and has a
   * name for them.
   */
  years: readonly { id: string; firstDay: string }[];
  valuesOf: (keyFigureIds: readonly string[], days: Days) => Promise<KeyFigureResult[]>;
}

/**
 * The comments within a period, without questions, ordered by their first day, with the accounts and vouchers that they
 * are about and the current text of each live value.
 */
export async function resolveComments(
  tx: Db,
  { companyId, ...days }: Days & { companyId: string },
  keyFigures: ReadonlyMap<string, KeyFigure>,
  { language, currency, years, valuesOf }: CommentContext,
): Promise<ReportComment[]> {
  const rows = await readCommentsWithin(tx, companyId, days);
  const begun = years.filter((year) => year.firstDay <= days.lastDay).map(({ id }) => id);
  const accountNames = rows.some(({ account }) => account !== null)
    ? await readAccountNames(tx, companyId, begun)
    : new Map<string, string>();
  const comments: ReportComment[] = [];
  // Sequentially, since they share a database connection.
  for (const row of rows) {
    const { account, voucherDate } = row;
    const keyFigure = keyFigures.get(row.keyFigureType);
    const parts = await livePartsOf(row, { keyFigures, language, currency, valuesOf });
    comments.push({
      keyFigureId: row.keyFigureType,
      ...(keyFigure && { keyFigureName: keyFigure.name }),
      ...(account !== null && { account: { number: account, name: accountNames.get(account) ?? "" } }),
      ...(voucherDate !== null && {
        voucher: { series: row.voucherSeries ?? "", number: row.voucherNumber ?? "", date: voucherDate },
      }),
      period: periodOfDays(row.firstDay, row.lastDay),
      message: parts ? textOf(parts) : row.message,
      ...(parts && { parts }),
      author: row.author,
      created: formatUtc(row.created),
    });
  }
  return comments;
}
