"use client";

import { useTranslations } from "next-intl";
import type { Voucher, VoucherRow } from "@/contract/vouchers";
import { useFormats } from "@/lib/format/use-formats";
import { vouchersPage } from "@/lib/paths";
import { voucherName } from "@/lib/vouchers/voucher-name";
import { useMeeting } from "@/components/shell/meeting";
import { Link } from "@/components/ui/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { classes } from "@/components/ui/classes";
import { useRowDetails } from "./use-row-details";

interface VoucherRowsProps {
  companyId: string;
  fiscalYearId: string;
  /** The rows that count, of kind TRANS. */
  rows: readonly VoucherRow[];
  voucher: Voucher;
  /** The account from which the voucher was opened: its rows are marked, and other accounts' links filter by it too. */
  account: string | undefined;
}

/** The given rows of a voucher, with debit and credit; outside a meeting, each account links to its vouchers. */
export function VoucherRows({ companyId, fiscalYearId, rows, voucher, account }: VoucherRowsProps) {
  const t = useTranslations("vouchers");
  const formats = useFormats();
  const meeting = useMeeting();
  const detailsOf = useRowDetails(voucher);
  if (rows.length === 0) return <p className="text-ink-2">{t("noRows")}</p>;
  const credit = rows.reduce((sum, { amount }) => (amount < 0 ? sum - amount : sum), 0);
  return (
    <Table label={t("rows", { name: voucherName(voucher) })}>
      <thead>
        <tr>
          <Th>{t("columns.account")}</Th>
          <Th wideOnly>{t("columns.text")}</Th>
          <Th numeric>{t("columns.debit")}</Th>
          <Th numeric>{t("columns.credit")}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { line, amount } = row;
          const { number, name } = row.account;
          const details = detailsOf(row);
          const isOrigin = number === account;
          return (
            <Tr key={line} className={classes(isOrigin && "bg-hover")}>
              <Td className="max-sm:w-full">
                {meeting ? (
                  <>
                    <span className="tabular-nums">{number}</span> {name}
                  </>
                ) : (
                  <Link
                    href={vouchersPage(companyId, fiscalYearId, {
                      account: number,
                      ...(account !== undefined && !isOrigin && { counter: account }),
                    })}
                    prefetch={false}
                    title={
                      account !== undefined && !isOrigin
                        ? t("together", { account: number, counter: account })
                        : t("ofAccount", { account: number })
                    }
                    className="text-accent hover:underline"
                  >
                    <span className="tabular-nums">{number}</span> {name}
                  </Link>
                )}
                {details.length > 0 && (
                  <span className="block text-xs text-ink-2 sm:hidden">{details.join(" · ")}</span>
                )}
              </Td>
              <Td wideOnly className="text-ink-2">
                {details.join(" · ")}
              </Td>
              <Td numeric>{amount >= 0 && formats.ore(amount)}</Td>
              <Td numeric>{amount < 0 && formats.ore(-amount)}</Td>
            </Tr>
          );
        })}
      </tbody>
      <tfoot>
        <Tr className="font-semibold">
          <Td>{t("sum")}</Td>
          <Td wideOnly />
          <Td numeric>{formats.ore(voucher.debit)}</Td>
          <Td numeric>{formats.ore(credit)}</Td>
        </Tr>
      </tfoot>
    </Table>
  );
}
