import { useTranslations } from "next-intl";
import type { ReconciliationCheck } from "@/contract/statements/reconciliation";
import { useFormats } from "@/lib/format/use-formats";

/** Returns a function that describes the result of a check, with the exact difference. */
export function useCheckTexts(): (check: ReconciliationCheck) => string {
  const t = useTranslations("statements.reconciliation");
  const formats = useFormats();
  return ({ id, difference, absoluteDifference, accounts, explanation }) => {
    const check = t(`checks.${id}`);
    // The check of months has an entry for each account and month.
    const count = new Set(accounts.map(({ number }) => number)).size;
    const found =
      accounts.length > 1
        ? // In `difference`, the differences of the accounts may cancel out.
          t("foundOnAccounts", { check, count, difference: formats.ore(absoluteDifference) })
        : t(accounts.length === 1 ? "foundOnAccount" : "found", { check, difference: formats.ore(difference) });
    if (!explanation) return found;
    // The check `openingSum`, listed above it, has already explained the difference.
    const why = id === "balanceSheet" && explanation === "resultOfYearBefore" ? "sameAmount" : explanation;
    return `${found} ${t(`explanations.${why}`)}`;
  };
}
