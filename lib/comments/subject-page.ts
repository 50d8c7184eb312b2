import { endOfMonth, startOfMonth, type CalendarDay } from "@/contract/calendar";
import type { CommentVoucher } from "@/contract/comments";
import { writeTraceAddress, type TraceAddress } from "@/lib/figures/trace-address";
import { companyPage } from "@/lib/paths";
import { writeCommentedVoucher } from "./commented-voucher";
import { likelyKeyFigure } from "./likely-key-figure";

interface Begun {
  account?: string | undefined;
  voucher?: Required<CommentVoucher> | undefined;
  /** A day of the month that is meant unless a value led here. */
  day: CalendarDay;
  /** The value that led here: its key figure and period. */
  about?: TraceAddress | undefined;
}

/** The form for a new comment on an account or a voucher, which lets one change key figure and period. */
export function subjectCommentPage(companyId: string, { account, voucher, day, about }: Begun): string {
  const month = { keyFigureId: likelyKeyFigure(account), first: startOfMonth(day), last: endOfMonth(day) };
  const search = new URLSearchParams({
    about: writeTraceAddress(about ?? month),
    ...(account !== undefined && { account }),
    ...(voucher && { voucher: writeCommentedVoucher(voucher) }),
  });
  return `${companyPage(companyId, "comments")}?${search.toString()}`;
}
