"use client";

import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigureTrace } from "@/contract/figures/key-figure-trace";
import { yearBegunBy } from "@/contract/fiscal-years/year-begun";
import { firstDay, periodOfDays } from "@/contract/period";
import { useCatalogue } from "@/lib/figures/use-catalogue";
import { useFormats } from "@/lib/format/use-formats";
import { importsQuery } from "@/lib/imports/imports";
import { figuresQueries } from "@/lib/figures/queries";
import { isUnbooked } from "@/contract/figures/reach";
import { writeTraceAddress, type TraceAddress } from "@/lib/figures/trace-address";
import { rowsAround, traceTree, withRowsOf } from "@/lib/figures/trace-nodes";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { useReason } from "@/lib/figures/use-reason";
import { useWhen } from "@/lib/figures/use-when";
import { useVoucherAddress } from "@/lib/vouchers/use-voucher-address";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { useMeeting } from "@/components/shell/meeting";
import { Dialog } from "@/components/ui/dialog";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Tree } from "@/components/ui/tree";
import { VoucherDialog } from "@/components/vouchers/voucher-dialog";
import { TraceExport } from "./trace-export";
import { TraceLine } from "./trace-line";
import { ValueNotes } from "./value-notes";

interface TracePanelProps {
  companyId: string;
  years: readonly FiscalYear[];
  address: TraceAddress;
  /** An object of a dimension; the whole company without it. */
  dimensionId: string | undefined;
  onClose: () => void;
}

type TraceProps = Omit<TracePanelProps, "onClose">;

/** Traces a value: figure, formula, groups, accounts, vouchers, and the lines of the files they came from. */
export function TracePanel({ onClose, ...props }: TracePanelProps) {
  const { query, title } = useTrace(props);
  return (
    <>
      <Dialog open onClose={onClose} size="large" title={title}>
        <TraceTree {...props} query={query} />
      </Dialog>
      <OpenVoucher {...props} trace={query.data} />
    </>
  );
}

/** The trace as part of a meeting's page, without a dialog. */
export function TraceContent(props: TraceProps) {
  const { query, title } = useTrace(props);
  return (
    <section aria-label={title} data-figure={writeTraceAddress(props.address)}>
      <h2 className="mb-3 text-xl font-semibold text-balance">{title}</h2>
      <TraceTree {...props} query={query} />
      <OpenVoucher {...props} trace={query.data} />
    </section>
  );
}

function useTrace({ companyId, address, dimensionId }: TraceProps) {
  const t = useTranslations("figures.trace");
  const formats = useFormats();
  const when = useWhen();
  const { data: catalogue } = useCatalogue();
  const query = useQuery(figuresQueries.trace(companyId, address, undefined, dimensionId));
  const keyFigure = query.data?.keyFigure ?? catalogue?.find(({ id }) => id === address.keyFigureId);
  const name = keyFigure?.name ?? address.keyFigureId;
  // The title of a missing value names its whole period, because no booked part of it has the value.
  const traced = query.data && query.data.value !== null ? query.data : null;
  const period = when.inside(
    traced ?? { period: periodOfDays(address.first, address.last) },
    keyFigure ?? {},
    formats.months,
  );
  return { query, title: t("title", { name, period }) };
}

function TraceTree({ query, ...props }: TraceProps & { query: UseQueryResult<KeyFigureTrace> }) {
  const t = useTranslations("figures.trace");
  return (
    <QueryView query={query} skeleton={<SkeletonRows label={t("loading")} />} errorTitle={t("failed")}>
      {(trace) => <LoadedTrace {...props} trace={trace} />}
    </QueryView>
  );
}

/** The voucher in the page's address, rendered after the trace so that its dialog lies on top. */
function OpenVoucher({ companyId, address, dimensionId, trace }: TraceProps & { trace: KeyFigureTrace | undefined }) {
  const [voucher, setVoucher, account] = useVoucherAddress();
  const lacksRows = trace?.accounts.some(({ number, rows }) => number === account && !rows) ?? false;
  // The rows of the account from which the voucher was opened, if the trace does not contain them.
  const accountTrace = useQuery({
    ...figuresQueries.trace(companyId, address, account ?? undefined, dimensionId),
    enabled: voucher !== null && account !== null && lacksRows,
  });
  const accounts = [...(trace?.accounts ?? []), ...((lacksRows && accountTrace.data?.accounts) || [])];
  const around = voucher && account !== null ? rowsAround(accounts, account, voucher) : undefined;
  return (
    voucher && (
      <VoucherDialog
        companyId={companyId}
        address={voucher}
        account={account ?? undefined}
        about={address}
        list={
          around && {
            addresses: around.rows.map((row) => ({ import: row.import, line: row.voucher.line })),
            more: null,
            isCut: around.rows.length < around.rowCount,
          }
        }
        onChange={(chosen) => {
          setVoucher(chosen, account);
        }}
        onClose={() => {
          setVoucher(null);
        }}
      />
    )
  );
}

function LoadedTrace({ companyId, years, address, dimensionId, trace }: TraceProps & { trace: KeyFigureTrace }) {
  const t = useTranslations("figures.trace");
  const reasonOf = useReason();
  const meeting = useMeeting();
  const year = yearBegunBy(years, address.last, firstDay);
  const figures = useFigureFormats(year?.currency ?? "");
  const [, setVoucher] = useVoucherAddress();
  const [chosenAccounts, setChosenAccounts] = useState<readonly string[]>([]);
  const fetched = useQueries({
    queries: chosenAccounts.map((account) => figuresQueries.trace(companyId, address, account, dimensionId)),
  });
  const rowsOf = (account: string) => fetched[chosenAccounts.indexOf(account)];
  // For users who may not see imports, a line is shown without the program and import time of its file.
  const { importBooks } = useCompanyPermissions(companyId);
  const { data: imports = [] } = useQuery({ ...importsQuery(companyId), enabled: importBooks });
  const fetchedAccounts = fetched.flatMap(({ data }) => data?.accounts ?? []);
  const root = traceTree(withRowsOf(trace, fetchedAccounts), years);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="text-2xl font-semibold tabular-nums">
          {trace.value === null ? (
            <span className="text-lg text-ink-2">{reasonOf(trace.reason, isUnbooked(trace))}</span>
          ) : (
            <>
              {figures.spoken(trace.value, trace.keyFigure)}
              <span className="text-xs font-normal text-ink-2">
                <ValueNotes value={trace} />
              </span>
            </>
          )}
        </p>
        {!meeting && (
          <div className="print:hidden">
            <TraceExport {...{ companyId, year, address, dimensionId }} keyFigure={trace.keyFigure} />
          </div>
        )}
      </div>
      <p className="mb-3 text-ink-2">{t("signs")}</p>
      <Tree
        label={t("tree")}
        roots={[root]}
        openAtFirst={[root.id]}
        // In a meeting, letters are shortcuts.
        hasTypeAhead={meeting === null}
        takesFocus={meeting === null || meeting.isTraceOpened}
        onActivate={(leaf) => {
          if (leaf.kind === "rows" && !leaf.account.rows) {
            const { number } = leaf.account;
            const rows = rowsOf(number);
            if (!rows) setChosenAccounts([...chosenAccounts, number]);
            else if (!rows.isFetching) void rows.refetch();
          }
          if (leaf.kind === "row") {
            setVoucher({ import: leaf.row.import, line: leaf.row.voucher.line }, leaf.account);
          }
        }}
        render={(node) => (
          <TraceLine
            {...{ node, imports }}
            keyFigure={trace.keyFigure}
            rows={node.kind === "rows" ? rowsOf(node.account.number) : undefined}
          />
        )}
      />
    </>
  );
}
