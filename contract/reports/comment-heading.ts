import { formatMonths } from "../format/format-days";
import type { Locale } from "../format/locale";
import type { ReportComment } from "./content";

const WORDS: Record<Locale, { account: string; voucher: string }> = {
  sv: { account: "Konto", voucher: "Verifikation" },
  en: { account: "Account", voucher: "Voucher" },
};

/** The line over a comment in a report: its key figure, account and voucher, its months and its author. */
export function commentHeading(
  { keyFigureId, keyFigureName, account, voucher, period, author }: Omit<ReportComment, "message" | "parts">,
  language: Locale,
): string {
  const words = WORDS[language];
  return [
    keyFigureName ?? keyFigureId,
    account && [words.account, account.number, account.name].filter(Boolean).join(" "),
    // One without series and number goes by its day.
    voucher && `${words.voucher} ${`${voucher.series} ${voucher.number}`.trim() || voucher.date}`,
    formatMonths(period, language),
    author,
  ]
    .filter(Boolean)
    .join(" · ");
}
