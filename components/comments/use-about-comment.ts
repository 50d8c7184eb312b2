"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { periodOfDays } from "@/contract/period";
import { subjectOf, type CommentDraft } from "@/lib/comments/comment-input";
import { parseCommentedVoucher } from "@/lib/comments/commented-voucher";
import { parseTraceAddress } from "@/lib/figures/trace-address";

const PARAMS = { about: parseAsString, account: parseAsString, voucher: parseAsString };

/**
 * The draft of a new comment that a link prefills: `?about=NetSales~2026-01-01~2026-03-31`, optionally with an
 * account or a voucher; null if `about` is missing or cannot be read. The second value removes the parameters from the
 * address.
 */
export function useAboutComment(): [CommentDraft | null, () => void] {
  const [{ about: text, account, voucher }, setParams] = useQueryStates(PARAMS);
  const draft = useMemo(() => {
    const about = parseTraceAddress(text ?? "");
    if (!about) return null;
    const subject = subjectOf({
      account: account || undefined,
      voucher: parseCommentedVoucher(voucher ?? "") ?? undefined,
    });
    return {
      keyFigureType: about.keyFigureId,
      period: periodOfDays(about.first, about.last),
      message: "",
      ...subject,
    };
  }, [text, account, voucher]);
  return [
    draft,
    () => {
      void setParams(null);
    },
  ];
}
