import { useTranslations } from "next-intl";
import type { StatementAccount } from "@/contract/statements/statement";
import { useFormats } from "@/lib/format/use-formats";
import { Card } from "@/components/ui/card";

/** Accounts that are in no group of either statement, with their balances; the chart may have them in another group. */
export function OutsideAccounts({ accounts }: { accounts: readonly StatementAccount[] }) {
  const t = useTranslations("statements.outside");
  const formats = useFormats();
  if (accounts.length === 0) return null;
  return (
    <Card title={t("title")} className="mt-4 max-w-160">
      <p className="mb-2 text-ink-2">{t("explanation")}</p>
      <dl className="grid grid-cols-[auto_1fr_auto] gap-x-3 gap-y-1">
        {accounts.map(({ number, name, total }) => (
          <div key={number} className="contents">
            <dt className="text-ink-2">{number}</dt>
            <dd className="min-w-0">{name}</dd>
            <dd className="numeric">{formats.ore(total)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
