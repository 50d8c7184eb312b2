"use client";

import { Fragment } from "react";
import type { FiscalYear } from "@/contract/fiscal-year";
import { today } from "@/lib/comments/today";
import { freshnessOf } from "@/lib/overview/freshness";
import { useFreshnessNotes } from "@/lib/overview/use-freshness-notes";
import { Badge } from "../ui/badge";

/** What is missing of a company's books, between booked months and after them; nothing while they are fresh. */
export function MissingBooks({ years }: { years: readonly FiscalYear[] }) {
  const notes = useFreshnessNotes();
  const freshness = freshnessOf(years, today());
  if (!freshness) return null;
  return [notes.end(freshness), notes.gaps(freshness)].map(
    (note) =>
      note !== null && (
        <Fragment key={note}>
          {" "}
          <Badge tone="warning" icon="alert" wraps>
            {note}
          </Badge>
        </Fragment>
      ),
  );
}
