"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { AccountVouchers } from "@/contract/statements/account-vouchers";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { lastDay } from "@/contract/period";
import { subjectCommentPage } from "@/lib/comments/subject-page";
import { useFormats } from "@/lib/format/use-formats";
import { statementsQueries } from "@/lib/statements/queries";
import { useVoucherAddress, VIA_LIST } from "@/lib/vouchers/use-voucher-address";
import { voucherName } from "@/lib/vouchers/voucher-name";
import { sequenceOf } from "@/lib/vouchers/voucher-sequence";
import type { VoucherAddress } from "@/contract/vouchers";
import { useMeeting } from "@/components/shell/meeting";
import { useFetchMore } from "@/components/ui/use-fetch-more";
import { useLastError } from "@/components/ui/use-last-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { SkeletonRows } from "@/components/ui/skeleton";
import { ErrorState } from "@/components/ui/states";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { SubjectComments } from "@/components/vouchers/subject-comments";
import { VoucherDialog } from "@/components/vouchers/voucher-dialog";
import { AccountVouchersExport } from "./account-vouchers-export";

interface VouchersDialogProps {
  companyId: string;
  fiscalYear: FiscalYear;
  account: string;
  /** Id of an object; null for all rows, including those without an object. */
  dimensionId: string | null;
  /** First and last day of the rows as YYYY-MM-DD; null for the fiscal year's own. */
  from: string | null;
  to: string | null;
  onClose: () => void;
}

/** The vouchers behind an amount of an account, each with its line in the file. */
export function VouchersDialog(props: VouchersDialogProps) {
  const { companyId, fiscalYear, account, dimensionId, from, to, onClose } = props;
  const t = useTranslations("statements.vouchers");
  const tComments = useTranslations("vouchers.comments");
  const formats = useFormats();
  const isMeeting = useMeeting() !== null;
  const [voucher, setVoucher, via] = useVoucherAddress();
  const rows = {
    ...(from !== null && { startDate: from }),
    ...(to !== null && { endDate: to }),
    ...(dimensionId !== null && { dimensionId }),
  };
  const query = useInfiniteQuery(statementsQueries.vouchers(companyId, fiscalYear.id, account, rows));
  const fetchMore = useFetchMore(query);
  const error = useLastError(query);
  const pages = query.data?.pages;
  const first = pages?.[0];
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size="large"
        title={
          <>
            {t("title", { account, name: first?.account.name ?? "" })}
            {first && <span className="ml-2 font-normal text-ink-2">{formats.months(first.period)}</span>}
          </>
        }
      >
        {first ? (
          <>
            <div className="flex flex-wrap items-start justify-between gap-x-4">
              <Balances vouchers={first} />
              {!isMeeting && first.count > 0 && (
                <AccountVouchersExport {...{ companyId, fiscalYearId: fiscalYear.id, rows }} vouchers={first} />
              )}
            </div>
            {first.count === 0 ? (
              <p className="text-ink-2">{t(first.opening === first.closing ? "none" : "noneInFile")}</p>
            ) : (
              <Rows
                label={t("title", { account, name: first.account.name })}
                pages={pages}
                onOpen={(chosen) => {
                  setVoucher(chosen, VIA_LIST);
                }}
              />
            )}
            {query.hasNextPage && (
              <div className="mt-3 flex flex-wrap items-center gap-3">
                <Button busy={query.isFetchingNextPage} onClick={fetchMore}>
                  {t("more")}
                </Button>
                <FailureNote error={query.isFetchNextPageError ? query.error : null} />
              </div>
            )}
            <SubjectComments
              companyId={companyId}
              isAbout={(comment) => comment.account === account}
              label={tComments("newOnAccount", { account })}
              newComment={subjectCommentPage(companyId, { account, day: lastDay(first.period) })}
            />
          </>
        ) : error ? (
          <ErrorState error={error} title={t("failed")} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonRows label={t("loading")} rows={6} />
        )}
      </Dialog>
      {/* Rendered after the list, so that it lies on top. */}
      {voucher && (
        <VoucherDialog
          companyId={companyId}
          address={voucher}
          account={account}
          list={via === null ? undefined : sequenceOf(query, addressesOf)}
          onChange={(chosen) => {
            setVoucher(chosen, via);
          }}
          onClose={() => {
            setVoucher(null);
          }}
        />
      )}
    </>
  );
}

function addressesOf(page: AccountVouchers): VoucherAddress[] {
  return page.rows.map((row) => ({ import: row.import, line: row.voucher.line }));
}

function Balances({ vouchers: { opening, closing, count } }: { vouchers: AccountVouchers }) {
  const t = useTranslations("statements.vouchers");
  const formats = useFormats();
  const facts = [
    ["opening", opening],
    ["booked", closing - opening],
    ["closing", closing],
  ] as const;
  return (
    <dl className="mb-3 flex flex-wrap gap-x-6 gap-y-1">
      {facts.map(([name, ore]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-2">{t(name)}</dt>
          <dd className="tabular-nums">{formats.ore(ore)}</dd>
        </div>
      ))}
      <div className="flex gap-2">
        <dt className="sr-only">{t("columns.voucher")}</dt>
        <dd className="text-ink-2">
          {t("count", { count })} · {t("sign")}
        </dd>
      </div>
    </dl>
  );
}

interface RowsProps {
  label: string;
  pages: readonly AccountVouchers[];
  onOpen: (voucher: VoucherAddress) => void;
}

function Rows({ label, pages, onOpen }: RowsProps) {
  const t = useTranslations("statements.vouchers");
  const formats = useFormats();
  return (
    <Table label={label} rowCount={pages[0]!.count + 1}>
      <thead>
        <tr>
          <Th wideOnly>{t("columns.date")}</Th>
          <Th>{t("columns.voucher")}</Th>
          <Th wideOnly>{t("columns.text")}</Th>
          <Th numeric>{t("columns.amount")}</Th>
          <Th numeric wideOnly>
            {t("columns.balance")}
          </Th>
          <Th numeric wideOnly>
            {t("columns.line")}
          </Th>
        </tr>
      </thead>
      <tbody>
        {pages.flatMap(({ rows }) =>
          rows.map(({ date, text, line, voucher, program, ...row }) => (
            <Tr key={`${row.import} ${String(line)}`}>
              <Td wideOnly className="whitespace-nowrap">
                {date}
              </Td>
              <Td className="whitespace-nowrap max-sm:w-full max-sm:max-w-0 max-sm:truncate">
                <button
                  type="button"
                  className="text-accent hover:underline"
                  aria-label={t("openVoucher", { name: voucherName(voucher), day: date })}
                  onClick={() => {
                    onOpen({ import: row.import, line: voucher.line });
                  }}
                >
                  {voucherName(voucher)}
                </button>
                <span className="text-ink-2 sm:hidden"> · {date}</span>
                <span className="block truncate text-xs text-ink-2 sm:hidden">
                  {[t("lineOfRow", { line }), text || voucher.text].filter(Boolean).join(" · ")}
                </span>
              </Td>
              <Td wideOnly className="max-w-72 truncate" title={text || voucher.text}>
                {text || voucher.text}
              </Td>
              <Td numeric>{formats.ore(row.amount)}</Td>
              <Td numeric wideOnly>
                {formats.ore(row.balance)}
              </Td>
              <Td numeric wideOnly title={t("source", { program })} className="text-ink-2">
                {line}
              </Td>
            </Tr>
          )),
        )}
      </tbody>
    </Table>
  );
}
