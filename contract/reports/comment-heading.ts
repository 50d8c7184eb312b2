import { formatMonths } from "../format/format-days";
import type { Locale } from "../format/locale";
import type { ReportComment } from "./content";

const WORDS: Record<Locale, { account: string; voucher: string }> = {
  sv: { account: "Konto", voucher: "Verifikation" },
  en: { account: "Account", voucher: "Voucher" },
};

type Subject = Pick<ReportComment, "keyFigureId" | "keyFigureName" | "account" | "voucher">;

/** The key figure, account and voucher that a comment in a report is about. */
export function commentSubject({ keyFigureId, keyFigureName, account, voucher }: Subject, language: Locale): string {
  const words = WORDS[language];
  return [
    keyFigureName ?? keyFigureId,
    account && [words.account, account.number, account.name].filter(Boolean).join(" "),
    // A voucher without series and number is named by its day.
    voucher && `${words.voucher} ${`${voucher.series} ${voucher.number}`.trim() || voucher.date}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The line over a comment in a report: its subject, its months and its author. */
export function commentHeading(
  { period, author, ...subject }: Subject & Pick<ReportComment, "period" | "author">,
  language: Locale,
): string {
  return [commentSubject(subject, language), formatMonths(period, language), author].filter(Boolean).join(" · ");
}
