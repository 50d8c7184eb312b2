import { useTranslations } from "next-intl";
import type { CompanyChange, Difference } from "@/contract/bulk-changes/bulk-change";
import type { ChangeWords } from "./use-change-words";

/** Number of differences of a company that are shown; the others are counted. */
const MAX_SHOWN = 3;

/** Kinds that add or publish something: where there is no earlier value, only the new one is shown. */
const ADDING_KINDS: readonly CompanyChange["kind"][] = ["comment", "report", "publishing"];

interface DifferencesProps {
  kind: CompanyChange["kind"];
  differences: readonly Difference[];
  words: ChangeWords;
}

/** The values before and after a change, with the period or key figure that they belong to. */
export function Differences({ kind, differences, words }: DifferencesProps) {
  const t = useTranslations("bulkChanges");
  return (
    <>
      {differences.slice(0, MAX_SHOWN).map((difference, i) => {
        const subject = words.subject(difference);
        const { before, after } = words.values(kind, difference);
        return (
          <span key={i} className="block truncate">
            {subject && <span className="text-ink-2">{subject}: </span>}
            {difference.before === null && ADDING_KINDS.includes(kind) ? (
              after
            ) : (
              <>
                <span className="sr-only">{t("from")} </span>
                <span className="text-ink-2">{before}</span>
                <span aria-hidden> → </span>
                <span className="sr-only"> {t("to")} </span>
                {after}
              </>
            )}
          </span>
        );
      })}
      {differences.length > MAX_SHOWN && (
        <span className="block text-ink-2">{t("more", { count: differences.length - MAX_SHOWN })}</span>
      )}
    </>
  );
}
