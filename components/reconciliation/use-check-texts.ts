import { useTranslations } from "next-intl";
import type { ReconciliationCheck } from "@/contract/reconciliation";
import { useFormats } from "@/lib/format/use-formats";

/** What a check found, in a sentence with the exact difference. */
export function useCheckTexts(): (check: ReconciliationCheck) => string {
  const t = useTranslations("statements.reconciliation");
  const formats = useFormats();
  return ({ id, difference, accounts, explanation }) => {
    const found = t(accounts.length > 0 ? "foundOnAccounts" : "found", {
      check: t(`checks.${id}`),
      difference: formats.number(difference / 100, { decimals: 2 }),
      count: accounts.length,
    });
    if (!explanation) return found;
    // The sum of the opening balances stands before it and says what it is.
    const why = id === "balanceSheet" && explanation === "resultOfYearBefore" ? "sameAmount" : explanation;
    return `${found} ${t(`explanations.${why}`)}`;
  };
}
