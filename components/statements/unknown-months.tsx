import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

/** Maximum number of accounts that are named; the others are counted. */
const MAX_NAMED = 8;

/** Explains empty months by naming the accounts of which only the amount of the whole year is known. */
export function UnknownMonths({ accounts }: { accounts: readonly string[] }) {
  const t = useTranslations("statements");
  if (accounts.length === 0) return null;
  const named = accounts.slice(0, MAX_NAMED);
  return (
    <p className="mb-3 flex max-w-[100ch] items-start gap-2 rounded-lg bg-warn-soft px-3 py-2 text-warn">
      <Icon name="alert" className="mt-1" />
      {t("unknownMonths", {
        count: accounts.length,
        accounts: named.join(", "),
        more: accounts.length - named.length,
      })}
    </p>
  );
}
