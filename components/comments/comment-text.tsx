"use client";

import type { ReactNode } from "react";
import type { Period } from "@/contract/period";
import { useFormats } from "@/lib/format/use-formats";
import { LiveMessage } from "@/components/live-text/live-message";

interface CommentTextProps {
  companyId: string;
  /** Shown above the key figure: the company, in lists of several companies. */
  heading?: ReactNode;
  /** Name of the key figure; null for a comment of an unknown kind without one. */
  keyFigure: string | null;
  period: Period | null;
  message: string;
  /** Author and time, or the state of saving. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** Content under the message. */
  children?: ReactNode;
}

/** A comment in a list: its subject, message and author. */
export function CommentText({
  companyId,
  heading,
  keyFigure,
  period,
  message,
  aside,
  actions,
  children,
}: CommentTextProps) {
  const formats = useFormats();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 lg:grid-cols-[208px_minmax(0,1fr)_auto_auto]">
      <p className="lg:pt-0.5">
        {heading}
        {keyFigure && <span className="font-semibold">{keyFigure}</span>}{" "}
        <span className="text-ink-2 lg:block">
          {keyFigure && period && <span className="lg:hidden">· </span>}
          {period && <span className="whitespace-nowrap">{formats.period(period)}</span>}
        </span>
      </p>
      <div className="-my-1 flex gap-0.5 lg:order-last lg:-my-0.5">{actions}</div>
      <div className="col-span-2 min-w-0 max-lg:order-1 lg:col-span-1 lg:pt-0.5">
        <p className="max-w-[72ch] whitespace-pre-wrap">
          <LiveMessage companyId={companyId} period={period} message={message} />
        </p>
        {children}
      </div>
      <div className="col-span-2 text-xs text-ink-2 lg:col-span-1 lg:w-44 lg:pt-1 lg:text-right">{aside}</div>
    </div>
  );
}
