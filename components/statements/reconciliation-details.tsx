"use client";

import { useTranslations } from "next-intl";
import { endOfMonth } from "@/contract/calendar";
import type { Reconciliation, ReconciliationCheck } from "@/contract/statements/reconciliation";
import { useFormats } from "@/lib/format/use-formats";
import { useStatementView } from "./use-statement-view";
import { Icon } from "@/components/ui/icon";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useCheckTexts } from "@/components/reconciliation/use-check-texts";

/** All checks with the amounts that were compared, and the accounts that differ. */
export function ReconciliationDetails({ reconciliation }: { reconciliation: Reconciliation }) {
  const t = useTranslations("statements.reconciliation");
  return (
    <div className="mt-2 mb-1 rounded-md bg-panel p-4 text-ink">
      <p className="mb-3 max-w-[80ch] text-ink-2">{t(`basis.${reconciliation.basis}`)}</p>
      <ul className="flex flex-col gap-4">
        {reconciliation.checks.map((check) => (
          <li key={check.id}>
            <Check check={check} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Check({ check }: { check: ReconciliationCheck }) {
  const t = useTranslations("statements.reconciliation");
  const textOf = useCheckTexts();
  const formats = useFormats();
  const { set } = useStatementView();
  const { id, agreement, accounts, compared, books, file } = check;
  return (
    <>
      <h3 className="flex items-start gap-2 font-medium">
        <Icon
          name={agreement === "agrees" ? "check" : agreement === "explained" ? "info" : "alert"}
          className={`mt-0.5 shrink-0 ${agreement === "agrees" ? "text-good" : agreement === "explained" ? "text-accent" : "text-warn"}`}
        />
        {agreement === "agrees" ? t("agreed", { check: t(`checks.${id}`), count: compared }) : textOf(check)}
      </h3>
      <p className="ml-6 text-ink-2">
        {t(`what.${id}`)} {t("both", { books: formats.ore(books), file: formats.ore(file) })}
      </p>
      {accounts.length > 0 && (
        <Table label={t(`checks.${id}`)} className="mt-2 ml-6 max-h-100 max-w-200 overflow-y-auto max-sm:ml-0">
          <thead>
            <tr>
              <Th>{t("columns.account")}</Th>
              {id === "months" && <Th>{t("columns.month")}</Th>}
              <Th numeric wideOnly>
                {t(id === "openingBalances" ? "columns.yearBefore" : "columns.books")}
              </Th>
              <Th numeric wideOnly>
                {t("columns.file")}
              </Th>
              <Th numeric>{t("columns.difference")}</Th>
              <Th numeric>{t("columns.line")}</Th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ number, name, month, line, ...amounts }) => (
              <Tr key={`${number} ${month ?? ""}`}>
                <Td>
                  <button
                    type="button"
                    title={t("showVouchers")}
                    className="rounded text-left hover:underline"
                    onClick={() => {
                      set({ account: number, from: month ?? null, to: month === undefined ? null : endOfMonth(month) });
                    }}
                  >
                    <span className="mr-1 text-ink-2">{number} </span>
                    {name}
                  </button>
                </Td>
                {id === "months" && <Td className="whitespace-nowrap">{month && formats.month(month)}</Td>}
                <Td numeric wideOnly>
                  {formats.ore(amounts.books)}
                </Td>
                <Td numeric wideOnly>
                  {formats.ore(amounts.file)}
                </Td>
                <Td numeric>{formats.ore(amounts.difference, { signed: true })}</Td>
                <Td numeric>{line ?? "–"}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
