"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { paramsOfRange, rangeOfParams, type CommentRange } from "@/lib/comments/comment-range";

const PARAMS = { range: parseAsString, from: parseAsString, to: parseAsString };

/** The filter of the comments, as part of the URL: `?range=last-quarter` or `?from=2026-04-01&to=2026-06-30`. */
export function useCommentRange(): [CommentRange, (range: CommentRange) => void] {
  const [params, setParams] = useQueryStates(PARAMS, { history: "push" });
  return [
    rangeOfParams(params),
    (range) => {
      void setParams(paramsOfRange(range));
    },
  ];
}
