"use client";

import { parseAsString, useQueryState } from "nuqs";
import { useMemo } from "react";
import { periodOfDays } from "@/contract/period";
import type { CommentDraft } from "@/lib/comments/comment-input";
import { parseTraceAddress } from "@/lib/figures/trace-address";

/** The beginning of a comment that a link asks for: `?about=NetSales~2026-01-01~2026-03-31`; null without one. */
export function useAboutComment(): [CommentDraft | null, () => void] {
  const [text, setText] = useQueryState("about", parseAsString);
  const draft = useMemo(() => {
    const about = parseTraceAddress(text ?? "");
    return about && { keyFigureType: about.keyFigureId, period: periodOfDays(about.first, about.last), message: "" };
  }, [text]);
  return [
    draft,
    () => {
      void setText(null);
    },
  ];
}
