"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { VoucherAddress } from "@/contract/vouchers";
import { vouchersQueries } from "@/lib/vouchers/queries";
import { FailureNote } from "@/components/ui/failure-note";
import { Skeleton } from "@/components/ui/skeleton";

/** The lines of the imported file that the voucher was read from, with their numbers. */
export function VoucherSourceLines({ companyId, address }: { companyId: string; address: VoucherAddress }) {
  const t = useTranslations("vouchers");
  const { data, error } = useQuery(vouchersQueries.source(companyId, address));
  if (error) return <FailureNote error={error} title={t("sourceFailed")} />;
  if (!data) return <Skeleton className="mt-2 h-24" />;
  return (
    <ol
      aria-label={t("source")}
      start={data.firstLine}
      tabIndex={0}
      className="mt-2 overflow-x-auto rounded-md border border-line bg-hover py-2 pr-3 font-mono text-xs"
    >
      {data.lines.map((line, index) => (
        <li key={index} className="flex gap-3 whitespace-pre">
          <span className="w-14 shrink-0 text-right text-ink-2 select-none">{data.firstLine + index}</span>
          {line}
        </li>
      ))}
    </ol>
  );
}
