"use client";

import { useTranslations } from "next-intl";
import type { BulkChange } from "@/contract/bulk-changes/bulk-change";
import { exceptionsIn, isWorking, unfinishedIn } from "@/lib/bulk-changes/queries";
import { useFormats } from "@/lib/format/use-formats";
import { Badge } from "@/components/ui/badge";

/** The state of a bulk change in a few words: the number of companies left, or the result. */
export function ChangeState({ change }: { change: BulkChange }) {
  const t = useTranslations("bulkChanges.summary");
  const { number } = useFormats();
  const exceptions = exceptionsIn(change);
  if (isWorking(change)) {
    const unfinished = unfinishedIn(change);
    return <Badge icon="refresh">{t("working", { count: unfinished, shown: number(unfinished) })}</Badge>;
  }
  const { changed, takenBack } = change.states;
  return (
    <span className="flex flex-wrap gap-1.5">
      {takenBack > 0 && <Badge icon="undo">{t("takenBack", { count: takenBack, shown: number(takenBack) })}</Badge>}
      {changed > 0 && (
        <Badge tone="good" icon="check">
          {t("changed", { count: changed, shown: number(changed) })}
        </Badge>
      )}
      {exceptions > 0 && (
        <Badge tone="warning" icon="alert">
          {t("exceptions", { count: exceptions, shown: number(exceptions) })}
        </Badge>
      )}
      {changed + takenBack + exceptions === 0 && <Badge icon="check">{t("unchanged")}</Badge>}
    </span>
  );
}
