"use client";

import { useTranslations } from "next-intl";
import type { Voucher, VoucherRow } from "@/contract/vouchers";
import { useFormats } from "@/lib/format/use-formats";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useRowDetails } from "./use-row-details";

interface CorrectedRowsProps {
  rows: readonly VoucherRow[];
  voucher: Pick<Voucher, "text" | "date">;
}

/** The rows that corrections added or removed, in the order of the file; nothing when there are none. */
export function CorrectedRows({ rows, voucher }: CorrectedRowsProps) {
  const t = useTranslations("vouchers");
  const formats = useFormats();
  const detailsOf = useRowDetails(voucher);
  if (rows.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="font-semibold">{t("corrections.title")}</h3>
      <p className="mb-2 text-xs text-ink-2">{t("corrections.explanation")}</p>
      <Table label={t("corrections.title")}>
        <thead>
          <tr>
            <Th>{t("columns.account")}</Th>
            <Th wideOnly>{t("columns.text")}</Th>
            <Th>{t("corrections.kind")}</Th>
            <Th wideOnly>{t("corrections.by")}</Th>
            <Th numeric>{t("columns.amount")}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { line, kind, account, amount, date, signature } = row;
            // With the voucher's date the details do not repeat the row's day, which the column `corrections.by` shows.
            const details = detailsOf({ ...row, date: voucher.date });
            const by = [formats.day(date), signature].filter(Boolean).join(" · ");
            return (
              <Tr key={line}>
                <Td className="max-sm:w-full">
                  <span className="tabular-nums">{account.number}</span> {account.name}
                  <span className="block text-xs text-ink-2 sm:hidden">{[...details, by].join(" · ")}</span>
                </Td>
                <Td wideOnly className="text-ink-2">
                  {details.join(" · ")}
                </Td>
                <Td>{t(kind === "BTRANS" ? "corrections.struck" : "corrections.added")}</Td>
                <Td wideOnly className="text-ink-2">
                  {by}
                </Td>
                <Td numeric>{formats.ore(amount)}</Td>
              </Tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
}
