"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { ACCOUNT_NUMBER } from "@/contract/id-patterns";
import type { VoucherAddress } from "@/contract/vouchers";
import { subjectCommentPage } from "@/lib/comments/subject-page";
import { vouchersQueries } from "@/lib/vouchers/queries";
import { useVoucherAddress, VIA_LIST } from "@/lib/vouchers/use-voucher-address";
import { useVoucherParams } from "@/lib/vouchers/use-voucher-params";
import { isNarrowed, paramsIn, voucherFilter } from "@/lib/vouchers/voucher-filter";
import { sequenceOf } from "@/lib/vouchers/voucher-sequence";
import { YearView } from "@/components/shell/year-view";
import { EndlessList } from "@/components/ui/endless-list";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NothingMatches } from "@/components/ui/states";
import { VoucherFilters } from "./voucher-filters";
import { VoucherListItem } from "./voucher-list-item";
import { VouchersExport } from "./vouchers-export";
import { VouchersSkeleton } from "./vouchers-skeleton";

const SubjectComments = onDemand(() => import("./subject-comments").then((module) => module.SubjectComments));
const VoucherDialog = onDemand(() => import("./voucher-dialog").then((module) => module.VoucherDialog));

/** True for a text that can be the number of an account; users also type names. */
const isAccountNumber = (text: string) => ACCOUNT_NUMBER.test(text) && /\d/.test(text);

/** The vouchers of the chosen fiscal year, filtered by account, counter account, text and month. */
export function VouchersView({ companyId }: { companyId: string }) {
  const t = useTranslations("vouchers");
  return (
    <YearView
      companyId={companyId}
      title={t("vouchers")}
      noBooks={t("noBooks")}
      skeleton={<VouchersSkeleton />}
      errorTitle={t("failed")}
    >
      {(year) => <VouchersOfYear key={year.id} companyId={companyId} year={year} />}
    </YearView>
  );
}

function VouchersOfYear({ companyId, year }: { companyId: string; year: FiscalYear }) {
  const t = useTranslations("vouchers");
  const [inAddress, setParams] = useVoucherParams();
  const params = paramsIn(year, inAddress);
  const [address, setAddress, via] = useVoucherAddress();
  const open = useCallback(
    (chosen: VoucherAddress) => {
      setAddress(chosen, VIA_LIST);
    },
    [setAddress],
  );
  const query = useInfiniteQuery({
    ...vouchersQueries.list(companyId, year.id, voucherFilter(params)),
    placeholderData: keepPreviousData,
  });
  const vouchers = query.data?.pages.flatMap((page) => page.vouchers) ?? [];
  const count = query.data?.pages[0]?.count;
  // While a new filter is fetched, the previous result stays with its count, but an empty one is not shown.
  const isCounted = count !== undefined && (count > 0 || !query.isPlaceholderData);
  const narrowed = isNarrowed(params);
  return (
    <>
      <PageHeading
        title={t("vouchers")}
        detail={isCounted ? t("count", { count }) : "\u00a0"}
        actions={!!count && <VouchersExport companyId={companyId} year={year} params={params} />}
      />
      {(narrowed || count !== 0 || query.isPlaceholderData) && (
        <VoucherFilters companyId={companyId} year={year} params={params} onChange={setParams} />
      )}
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={10} label={t("loading")} />}
        errorTitle={t("failed")}
        isEmpty={vouchers.length === 0}
      >
        {() => {
          if (vouchers.length > 0) {
            return (
              <EndlessList
                label={t("vouchers")}
                query={query}
                texts={{ more: t("more"), end: t("end"), moreFailed: t("failed") }}
              >
                {vouchers.map((voucher) => (
                  <VoucherListItem key={`${voucher.import} ${String(voucher.line)}`} voucher={voucher} onOpen={open} />
                ))}
              </EndlessList>
            );
          }
          if (narrowed) {
            return (
              <NothingMatches
                onClear={() => {
                  setParams(null);
                }}
              >
                {t("nothingMatches")}
              </NothingMatches>
            );
          }
          return (
            <EmptyState icon="book" title={t("none")}>
              {t("noneWhy")}
            </EmptyState>
          );
        }}
      </QueryView>
      {params.account && isAccountNumber(params.account) && (
        <SubjectComments
          companyId={companyId}
          isAbout={({ account }) => account === params.account}
          label={t("comments.newOnAccount", { account: params.account })}
          newComment={subjectCommentPage(companyId, {
            account: params.account,
            day: voucherFilter(params).startDate ?? year.lastLedgerDate.slice(0, 10),
          })}
        />
      )}
      {address && (
        <VoucherDialog
          companyId={companyId}
          address={address}
          account={params.account ?? undefined}
          list={via === null ? undefined : sequenceOf(query, (page) => page.vouchers)}
          onChange={(chosen) => {
            setAddress(chosen, via);
          }}
          onClose={() => {
            setAddress(null);
          }}
        />
      )}
    </>
  );
}
