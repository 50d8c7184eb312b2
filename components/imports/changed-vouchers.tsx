"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ImportChange } from "@/contract/imports/import-change";
import { importChangesQueries } from "@/lib/imports/import-changes";
import { VOUCHER_CHANGES } from "@/contract/imports/voucher-changes";
import { useChangesFilter } from "@/lib/imports/use-changes-filter";
import { useVoucherAddress, VIA_LIST } from "@/lib/vouchers/use-voucher-address";
import { sequenceOf } from "@/lib/vouchers/voucher-sequence";
import { FilterField, FilterFields } from "@/components/vouchers/filter-field";
import { EndlessList } from "@/components/ui/endless-list";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { NothingMatches } from "@/components/ui/states";
import { ChangedVoucherItem } from "./changed-voucher-item";

const VoucherDialog = onDemand(() =>
  import("@/components/vouchers/voucher-dialog").then((module) => module.VoucherDialog),
);

interface ChangedVouchersProps {
  companyId: string;
  change: ImportChange;
  counts: NonNullable<ImportChange["books"]>["vouchers"];
}

/** Vouchers that the import added, removed, changed or renumbered; those still in the books can be opened. */
export function ChangedVouchers({ companyId, change, counts }: ChangedVouchersProps) {
  const t = useTranslations("imports.changes");
  const [address, setAddress, via] = useVoucherAddress();
  const { params, filter, setFilter } = useChangesFilter();
  const query = useInfiniteQuery({
    ...importChangesQueries.vouchers(companyId, change.import.id, filter),
    placeholderData: keepPreviousData,
  });
  const vouchers = query.data?.pages.flatMap((page) => page.vouchers) ?? [];
  const isComplete = query.data?.pages[0]?.isComplete ?? true;
  const countTexts = VOUCHER_CHANGES.filter((kind) => counts[kind] > 0).map((kind) =>
    t(`vouchers.count.${kind}`, { count: counts[kind] }),
  );
  return (
    <section aria-labelledby="changed-vouchers">
      <h2 id="changed-vouchers" className="mb-1 text-lg font-semibold">
        {t("vouchers.title")}
      </h2>
      <p className="mb-3 text-ink-2">{countTexts.length > 0 ? countTexts.join(", ") : t("vouchers.none")}</p>
      {countTexts.length > 0 && (
        <>
          {!isComplete && <p className="mb-3 text-ink-2">{t("vouchers.incomplete")}</p>}
          <Filters params={params} onChange={setFilter} />
          <QueryView
            query={query}
            skeleton={<SkeletonRows rows={6} label={t("loading")} />}
            errorTitle={t("failed")}
            isEmpty={vouchers.length === 0}
          >
            {() =>
              vouchers.length > 0 ? (
                <EndlessList
                  label={t("vouchers.title")}
                  query={query}
                  texts={{
                    more: t("vouchers.more"),
                    end: t(isComplete ? "vouchers.end" : "vouchers.endIncomplete"),
                    moreFailed: t("failed"),
                  }}
                >
                  {vouchers.map((voucher) => (
                    <ChangedVoucherItem
                      key={[voucher.before, voucher.after]
                        .map((state) => state && `${state.import} ${String(state.line)}`)
                        .join()}
                      voucher={voucher}
                      onOpen={
                        change.isInBooks
                          ? (chosen, account) => {
                              setAddress(chosen, account ?? VIA_LIST);
                            }
                          : null
                      }
                    />
                  ))}
                </EndlessList>
              ) : (
                <NothingMatches
                  onClear={() => {
                    setFilter(null);
                  }}
                >
                  {t("vouchers.nothingMatches")}
                </NothingMatches>
              )
            }
          </QueryView>
        </>
      )}
      {address && (
        <VoucherDialog
          companyId={companyId}
          address={address}
          account={(via === VIA_LIST ? params.account : via) ?? undefined}
          list={
            via === null ? undefined : sequenceOf(query, (page) => page.vouchers.flatMap(({ after }) => after ?? []))
          }
          onChange={(chosen) => {
            // The next voucher may not contain the account from whose row this one was opened.
            setAddress(chosen, via && VIA_LIST);
          }}
          onClose={() => {
            setAddress(null);
          }}
        />
      )}
    </section>
  );
}

type Filter = ReturnType<typeof useChangesFilter>;

function Filters({ params, onChange }: { params: Filter["params"]; onChange: Filter["setFilter"] }) {
  const t = useTranslations("imports.changes");
  return (
    <FilterFields
      label={t("filter.label")}
      params={params}
      onClear={() => {
        onChange(null);
      }}
    >
      <FilterField
        label={t("filter.text")}
        className="w-56 max-sm:w-full"
        value={params.text ?? ""}
        onApply={(text) => {
          onChange({ text: text || null });
        }}
      />
      <FilterField
        label={t("filter.account")}
        className="w-32"
        value={params.account ?? ""}
        onApply={(account) => {
          onChange({ account: account || null });
        }}
      />
      <Select
        label={t("filter.change")}
        shape="pill"
        value={params.change ?? ""}
        onChange={({ target }) => {
          onChange({ change: VOUCHER_CHANGES.find((kind) => kind === target.value) ?? null });
        }}
        options={[
          { value: "", label: t("filter.all") },
          ...VOUCHER_CHANGES.map((kind) => ({ value: kind, label: t(`vouchers.changes.${kind}`) })),
        ]}
      />
    </FilterFields>
  );
}
