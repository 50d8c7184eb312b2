"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Voucher, VoucherAddress } from "@/contract/vouchers";
import { ApiError } from "@/lib/api/error";
import { subjectCommentPage } from "@/lib/comments/subject-page";
import type { TraceAddress } from "@/lib/figures/trace-address";
import { useFormats } from "@/lib/format/use-formats";
import { companyPage, vouchersPage } from "@/lib/paths";
import { vouchersQueries } from "@/lib/vouchers/queries";
import { voucherName } from "@/lib/vouchers/voucher-name";
import type { VoucherSequence } from "@/lib/vouchers/voucher-sequence";
import { useMeeting } from "@/components/shell/meeting";
import { Button, ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import { CorrectedRows } from "./corrected-rows";
import { SubjectComments } from "./subject-comments";
import { VoucherNeighbours } from "./voucher-neighbours";
import { VoucherRows } from "./voucher-rows";
import { VoucherSourceLines } from "./voucher-source-lines";

interface VoucherDialogProps {
  companyId: string;
  address: VoucherAddress;
  /** The account from which the voucher was opened; the others are its counter accounts. */
  account?: string | undefined;
  /** The traced value from which the voucher was opened; a new comment starts with its key figure and period. */
  about?: TraceAddress | undefined;
  /** The list from which it was opened, which determines the next voucher; undefined for the order of the books. */
  list?: VoucherSequence | undefined;
  onChange: (address: VoucherAddress) => void;
  onClose: () => void;
}

/** A voucher with all its rows, corrections, comments, and lines in the file. */
export function VoucherDialog(props: VoucherDialogProps) {
  const { companyId, address, account, about, list, onChange, onClose } = props;
  const t = useTranslations("vouchers");
  const meeting = useMeeting();
  const query = useQuery(vouchersQueries.one(companyId, address));
  const voucher = query.data;
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={voucher ? <VoucherTitle voucher={voucher} /> : t("voucher")}
      footer={
        (!isGone || list) && <VoucherNeighbours address={address} voucher={voucher} list={list} onChange={onChange} />
      }
    >
      {isGone ? (
        <EmptyState
          icon="book"
          title={t("gone")}
          action={!meeting && <ButtonLink href={companyPage(companyId, "vouchers")}>{t("showAll")}</ButtonLink>}
        >
          {t("goneWhy")}
        </EmptyState>
      ) : (
        <QueryView
          query={query}
          skeleton={<SkeletonRows rows={5} label={t("loadingOne")} />}
          errorTitle={t("oneFailed")}
        >
          {(read) => (
            <WholeVoucher
              key={`${read.import} ${String(read.line)}`}
              companyId={companyId}
              voucher={read}
              account={account}
              about={about}
            />
          )}
        </QueryView>
      )}
    </Dialog>
  );
}

function VoucherTitle({ voucher }: { voucher: Voucher }) {
  const t = useTranslations("vouchers");
  const formats = useFormats();
  return (
    <>
      {t("title", { name: voucherName(voucher) })}
      <span className="ml-2 font-normal whitespace-nowrap text-ink-2">{formats.day(voucher.date)}</span>
    </>
  );
}

interface WholeVoucherProps {
  companyId: string;
  voucher: Voucher;
  account: string | undefined;
  about: TraceAddress | undefined;
}

function WholeVoucher({ companyId, voucher, account, about }: WholeVoucherProps) {
  const t = useTranslations("vouchers");
  const formats = useFormats();
  const meeting = useMeeting();
  const [showsSource, setShowsSource] = useState(false);
  const { text, registered, signature, program, importedAt, fiscalYear, rows } = voucher;
  const { series, number, date, line } = voucher;
  const commentedVoucher = { series, number, date, import: voucher.import, line };
  const facts = [
    registered !== undefined && t("registered", { day: formats.day(registered) }),
    signature !== "" && t("signature", { signature }),
    t("file", { program, at: formats.moment(importedAt), line: voucher.line }),
  ].filter(Boolean);
  return (
    <>
      {text !== "" && (
        <p className="mb-1">
          {text}{" "}
          {!meeting && (
            <Link
              href={vouchersPage(companyId, fiscalYear.id, { text })}
              prefetch={false}
              className="text-xs whitespace-nowrap text-accent hover:underline"
            >
              {t("sameText")}
            </Link>
          )}
        </p>
      )}
      <p className="mb-3 text-xs text-ink-2">{facts.join(" · ")}</p>
      <VoucherRows
        companyId={companyId}
        fiscalYearId={fiscalYear.id}
        rows={rows.filter(({ kind }) => kind === "TRANS")}
        voucher={voucher}
        account={account}
      />
      <CorrectedRows rows={rows.filter(({ kind }) => kind !== "TRANS")} voucher={voucher} />
      <div className="mt-3">
        <Button
          size="small"
          aria-expanded={showsSource}
          onClick={() => {
            setShowsSource(!showsSource);
          }}
        >
          {t(showsSource ? "hideSource" : "showSource")}
        </Button>
        {showsSource && <VoucherSourceLines companyId={companyId} address={voucher} />}
      </div>
      <SubjectComments
        companyId={companyId}
        isAbout={(comment) => comment.voucher?.import === voucher.import && comment.voucher.line === voucher.line}
        label={t("comments.newOnVoucher", { name: voucherName(voucher) })}
        newComment={subjectCommentPage(companyId, { account, voucher: commentedVoucher, day: voucher.date, about })}
      />
    </>
  );
}
