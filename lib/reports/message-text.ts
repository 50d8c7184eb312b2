import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "@/contract/format/locale";
import type { Period } from "@/contract/period";
import { figuresIn } from "@/contract/reports/live-text";
import { messageWithoutValues, resolveMessage } from "@/contract/reports/resolve-text";
import { currencyOf } from "@/lib/fiscal-years/currency-of";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { sentencesQueries } from "./sentences";

/** A comment of a company, with its period. */
export interface LiveComment {
  companyId: string;
  period: Period;
  /** The stored text, with the ids of key figures. */
  message: string;
}

/** The message with current values, or with dashes if they cannot be fetched. */
export async function messageText(
  queryClient: QueryClient,
  { companyId, period, message }: LiveComment,
  language: Locale,
): Promise<string> {
  if (figuresIn(message).length === 0) return message;
  try {
    const [values, years] = await Promise.all([
      queryClient.query(sentencesQueries.values(companyId, period)),
      queryClient.query(fiscalYearsQueries.list(companyId)),
    ]);
    return resolveMessage(message, values, currencyOf(years, period), language)
      .map(({ text }) => text)
      .join("");
  } catch {
    return messageWithoutValues(message);
  }
}
