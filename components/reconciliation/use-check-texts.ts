import { useTranslations } from "next-intl";
import type { ReconciliationCheck } from "@/contract/statements/reconciliation";
import { useFormats } from "@/lib/format/use-formats";

/** A sentence about a check's result, with the exact difference. */
export function useCheckTexts(): (check: ReconciliationCheck) => string {
  const t = useTranslations("statements.reconciliation");
  const formats = useFormats();
  const amount = (ore: number) => formats.number(ore / 100, { decimals: 2 });
  return ({ id, difference, absoluteDifference, accounts, explanation }) => {
    const check = t(`checks.${id}`);
    const found =
      accounts.length > 1
        ? // Differences of several accounts may cancel out.
          t("foundOnAccounts", { check, count: accounts.length, difference: amount(absoluteDifference) })
        : t(accounts.length === 1 ? "foundOnAccount" : "found", { check, difference: amount(difference) });
    if (!explanation) return found;
    // The sum of the opening balances stands before it and says what it is.
    const why = id === "balanceSheet" && explanation === "resultOfYearBefore" ? "sameAmount" : explanation;
    return `${found} ${t(`explanations.${why}`)}`;
  };
}
