"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { ChangedVoucher, VoucherState } from "@/contract/imports/import-change";
import type { VoucherAddress } from "@/contract/vouchers";
import { useFormats } from "@/lib/format/use-formats";
import { changedText } from "@/lib/imports/changed-text";
import { voucherName } from "@/lib/vouchers/voucher-name";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";

interface ChangedVoucherItemProps {
  voucher: ChangedVoucher;
  /**
   * Opens a voucher; `account` is the number of the account whose row was pressed, if one was. Null when a later import
   * has replaced the vouchers of this one.
   */
  onOpen: ((address: VoucherAddress, account?: string) => void) | null;
}

const ICONS = { added: "plus", removed: "trash", changed: "pencil", renumbered: "sliders" } as const;
const TONES = { added: "good", removed: "bad", changed: "warning", renumbered: "neutral" } as const;

/** A changed voucher in one line; its differing rows open below. */
export function ChangedVoucherItem({ voucher, onOpen }: ChangedVoucherItemProps) {
  const t = useTranslations("imports.changes");
  const formats = useFormats();
  const rowsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { change, before, after, rows, rowCount } = voucher;
  const latest = after ?? before;
  if (!latest) return null;
  const changed = (textOf: (state: VoucherState) => string) =>
    changedText(before && textOf(before), after && textOf(after));
  const name = changed(voucherName);
  const toggleText = t(isOpen ? "vouchers.hideRows" : "vouchers.showRows", { count: rowCount });
  return (
    <li className="border-t border-line px-4 py-2.5 first:border-t-0">
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 sm:grid-cols-[7.5rem_6rem_8rem_1fr_auto]">
        <span>
          <Badge tone={TONES[change]} icon={ICONS[change]}>
            {t(`vouchers.changes.${change}`)}
          </Badge>
        </span>
        <span className="whitespace-nowrap text-ink-2 max-sm:text-right">{latest.date}</span>
        <span className="font-medium">
          {after && onOpen ? (
            <button
              type="button"
              className="text-left text-accent hover:underline"
              onClick={() => {
                onOpen({ import: after.import, line: after.line });
              }}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </span>
        <span className="min-w-0 max-sm:order-last max-sm:col-span-2">
          {changed(({ text }) => text)}
          {before && before.date !== latest.date && (
            <span className="block text-xs text-ink-2">{t("vouchers.movedFrom", { date: before.date })}</span>
          )}
        </span>
        <span className="text-right tabular-nums">{changed(({ debit }) => formats.ore(debit))}</span>
      </div>
      {rowCount > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? rowsId : undefined}
          aria-label={`${toggleText} · ${name}`}
          className="mt-1 text-xs text-accent underline underline-offset-2"
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {toggleText}
        </button>
      )}
      {isOpen && (
        <div id={rowsId} className="mt-2">
          <Table label={t("vouchers.rowsOf", { count: rowCount, name })}>
            <thead>
              <tr>
                <Th>{t("columns.account")}</Th>
                <Th wideOnly>{t("columns.text")}</Th>
                <Th>{t("columns.change")}</Th>
                <Th numeric>{t("columns.amount")}</Th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                <Tr key={i}>
                  <Td>
                    {after && onOpen && row.change === "added" ? (
                      <button
                        type="button"
                        className="text-left text-accent hover:underline"
                        onClick={() => {
                          onOpen({ import: after.import, line: after.line }, row.account.number);
                        }}
                      >
                        <span className="tabular-nums">{row.account.number}</span> {row.account.name}
                      </button>
                    ) : (
                      <>
                        <span className="tabular-nums">{row.account.number}</span> {row.account.name}
                      </>
                    )}
                  </Td>
                  <Td wideOnly className="text-ink-2">
                    {[row.text, ...row.objects].filter(Boolean).join(" · ")}
                  </Td>
                  <Td>{t(`vouchers.rows.${row.change}`)}</Td>
                  <Td numeric>{formats.ore(row.amount)}</Td>
                </Tr>
              ))}
            </tbody>
          </Table>
          {rowCount > rows.length && (
            <p className="mt-1 text-xs text-ink-2">{t("vouchers.moreRows", { count: rowCount - rows.length })}</p>
          )}
        </div>
      )}
    </li>
  );
}
