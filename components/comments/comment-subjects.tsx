"use client";

import { useTranslations } from "next-intl";
import type { CommentSubject } from "@/lib/comments/comment-input";
import { vouchersPage } from "@/lib/paths";
import { writeVoucherAddress } from "@/lib/vouchers/voucher-address";
import { voucherName } from "@/lib/vouchers/voucher-name";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { firstDay } from "@/contract/period";
import type { Period } from "@/contract/period";

interface CommentSubjectsProps {
  companyId: string;
  of: CommentSubject & { period: Period | null };
}

/** Links to a comment's account and voucher, if it has any. A voucher that is no longer in the books has no link. */
export function CommentSubjects({ companyId, of: { account, voucher, period } }: CommentSubjectsProps) {
  const t = useTranslations("comments.subject");
  if (account === undefined && !voucher) return null;
  const month = voucher?.date.slice(0, 7) ?? (period && firstDay(period).slice(0, 7));
  const name = voucher && t("voucher", { name: voucherName(voucher), date: voucher.date });
  const isInBooks = voucher?.import !== undefined && voucher.line !== undefined;
  const look = "text-accent underline-offset-2 hover:underline";
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      {account !== undefined && (
        <Link href={vouchersPage(companyId, month, { account })} prefetch={false} className={look}>
          {t("account", { account })}
        </Link>
      )}
      {isInBooks ? (
        <Link
          href={vouchersPage(companyId, month, {
            voucher: writeVoucherAddress({ import: voucher.import!, line: voucher.line! }),
          })}
          prefetch={false}
          className={look}
        >
          {name}
        </Link>
      ) : (
        voucher && (
          <span className="inline-flex items-center gap-1 text-ink-2">
            <Icon name="info" size={12} />
            {name} · {t("gone")}
          </span>
        )
      )}
    </p>
  );
}
