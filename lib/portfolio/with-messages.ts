import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "@/contract/format/locale";
import { messageTextQuery } from "@/lib/reports/message-text-query";
import type { PortfolioRow } from "./rows";

/** Maximum number of comments whose values are fetched at once. */
const MAX_AT_ONCE = 6;

/** The rows with current values in their comments, as the list shows them. */
export async function withMessages(
  rows: readonly PortfolioRow[],
  queryClient: QueryClient,
  language: Locale,
): Promise<PortfolioRow[]> {
  const shown = [...rows];
  /** Indices of the rows that are still to be done; all calls of `work` take from it. */
  const waiting = rows.flatMap(({ status }, index) => (status?.comment?.period ? [index] : []));
  const work = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const row = rows[index]!;
      const comment = row.status!.comment!;
      const { message, period } = comment;
      const source = { companyId: row.company.id, period: period!, message };
      const text = await queryClient.query(messageTextQuery(source, language));
      shown[index] = { ...row, status: { ...row.status!, comment: { ...comment, message: text } } };
    }
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, work));
  return shown;
}
