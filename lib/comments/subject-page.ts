import { endOfMonth, startOfMonth, type CalendarDay } from "@/contract/calendar";
import type { CommentVoucher } from "@/contract/comments";
import { writeTraceAddress, type TraceAddress } from "@/lib/figures/trace-address";
import { companyPage } from "@/lib/paths";
import { writeCommentedVoucher } from "./commented-voucher";
import { likelyKeyFigure } from "./likely-key-figure";

interface NewCommentSubject {
  account?: string | undefined;
  voucher?: Required<CommentVoucher> | undefined;
  /** A day of the month that the comment is about when `about` is absent. */
  day: CalendarDay;
  /** Key figure and period of the value from which the user came. */
  about?: TraceAddress | undefined;
}

/** Path of the form for a new comment on an account or a voucher, with key figure and period filled in. */
export function subjectCommentPage(companyId: string, { account, voucher, day, about }: NewCommentSubject): string {
  const month = { keyFigureId: likelyKeyFigure(account), first: startOfMonth(day), last: endOfMonth(day) };
  const search = new URLSearchParams({
    about: writeTraceAddress(about ?? month),
    ...(account !== undefined && { account }),
    ...(voucher && { voucher: writeCommentedVoucher(voucher) }),
  });
  return `${companyPage(companyId, "comments")}?${search.toString()}`;
}
