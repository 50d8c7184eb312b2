"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { VoucherAddress, VoucherSummary } from "@/contract/vouchers";
import { useFormats } from "@/lib/format/use-formats";
import { voucherName } from "@/lib/vouchers/voucher-name";

/** Number of accounts that are listed; the others are counted. */
const MAX_ACCOUNTS = 6;

interface VoucherListItemProps {
  voucher: VoucherSummary;
  onOpen: (address: VoucherAddress) => void;
}

/** A voucher in one line; pressing it opens the voucher. */
export const VoucherListItem = memo(function VoucherListItem({ voucher, onOpen }: VoucherListItemProps) {
  const t = useTranslations("vouchers");
  const formats = useFormats();
  const { date, text, debit, accounts, line } = voucher;
  const shown = accounts.slice(0, MAX_ACCOUNTS).join(", ");
  const more = accounts.length - MAX_ACCOUNTS;
  return (
    <li className="border-t border-line first:rounded-t-lg first:border-t-0 last:rounded-b-lg">
      <button
        type="button"
        onClick={() => {
          onOpen({ import: voucher.import, line });
        }}
        className="grid w-full grid-cols-[6rem_1fr_auto] items-baseline gap-x-4 px-4 py-2.5 text-left -outline-offset-2 hover:bg-hover sm:grid-cols-[6rem_6rem_1fr_12rem_8rem]"
      >
        <span className="whitespace-nowrap text-ink-2">{date}</span>
        <span className="font-medium text-accent">{voucherName(voucher)}</span>
        <span className="truncate max-sm:order-last max-sm:col-span-2">{text}</span>
        <span className="truncate text-xs text-ink-2 tabular-nums max-sm:hidden">
          {more > 0 ? t("accountsAndMore", { accounts: shown, more }) : shown}
        </span>
        <span className="text-right tabular-nums">{formats.ore(debit)}</span>
      </button>
    </li>
  );
});
