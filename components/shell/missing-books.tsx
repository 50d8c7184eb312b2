"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { today } from "@/lib/dates/today";
import { freshnessOf } from "@/lib/figures/freshness";
import { useFreshnessNotes } from "@/lib/figures/use-freshness-notes";
import { Badge } from "@/components/ui/badge";

/** Notes about months without books, between booked months or after them, or about a company without books. */
export function MissingBooks({ years }: { years: readonly FiscalYear[] }) {
  const t = useTranslations("shell.company");
  const notes = useFreshnessNotes();
  if (years.length === 0) return <Badge tone="warning">{t("noBooks")}</Badge>;
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
