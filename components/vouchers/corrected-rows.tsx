"use client";

import { useTranslations } from "next-intl";
import type { VoucherRow } from "@/contract/vouchers";
import { useFormats } from "@/lib/format/use-formats";
import { Table, Td, Th, Tr } from "@/components/ui/table";

/** The rows that corrections added or struck out, in the order of the file; nothing where there are none. */
export function CorrectedRows({ rows }: { rows: readonly VoucherRow[] }) {
  const t = useTranslations("vouchers");
  const formats = useFormats();
  if (rows.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="font-semibold">{t("corrections.title")}</h3>
      <p className="mb-2 text-xs text-ink-2">{t("corrections.explanation")}</p>
      <Table label={t("corrections.title")}>
        <thead>
          <tr>
            <Th>{t("columns.account")}</Th>
            <Th>{t("corrections.kind")}</Th>
            <Th wideOnly>{t("corrections.by")}</Th>
            <Th numeric>{t("columns.amount")}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, kind, account, amount, date, signature }) => (
            <Tr key={line}>
              <Td>
                <span className="tabular-nums">{account.number}</span> {account.name}
              </Td>
              <Td>{t(kind === "BTRANS" ? "corrections.struck" : "corrections.added")}</Td>
              <Td wideOnly className="text-ink-2">
                {[formats.day(date), signature].filter(Boolean).join(" · ")}
              </Td>
              <Td numeric>{formats.number(amount / 100, { decimals: 2 })}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
