"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BulkChangePreviewPart, CompanyChange } from "@/contract/bulk-changes/bulk-change";
import { BULK_OUTCOMES, type BulkOutcome } from "@/contract/bulk-changes/bulk-change-states";
import { useFormats } from "@/lib/format/use-formats";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { Segmented } from "@/components/ui/segmented";
import { EmptyState } from "@/components/ui/states";
import { PartCause } from "./part-cause";
import { PartTable } from "./part-table";
import type { ChangeWords } from "./use-change-words";

const TONES = { change: "accent", unchanged: "neutral", refused: "bad" } as const;

interface ChangePreviewProps {
  change: CompanyChange;
  parts: readonly BulkChangePreviewPart[];
  words: ChangeWords;
  isPending: boolean;
  error: unknown;
  onApply: () => void;
}

/** The effect that a change would have on each company, and the button that makes the change. */
export function ChangePreview({ change, parts, words, isPending, error, onApply }: ChangePreviewProps) {
  const t = useTranslations("bulkChanges");
  const { number } = useFormats();
  const countOf = (outcome: BulkOutcome) => parts.filter((part) => part.outcome === outcome).length;
  const changed = countOf("change");
  const [view, setView] = useState<BulkOutcome>(
    () => (["change", "refused"] as const).find((outcome) => countOf(outcome) > 0) ?? "unchanged",
  );
  const shown = parts.filter(({ outcome }) => outcome === view);
  return (
    <section aria-label={t("new.previewTitle")} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{words.change(change)}</h2>
        <Button variant="primary" disabled={changed === 0} busy={isPending} onClick={onApply}>
          {t("new.apply", { count: changed, shown: number(changed) })}
        </Button>
      </div>
      <FailureNote error={words.error} />
      <FailureNote error={error} title={t("new.applyFailed")} />
      <div className="-mx-1 overflow-x-auto px-1 py-1 [&_label]:whitespace-nowrap">
        <Segmented
          label={t("new.outcome")}
          options={BULK_OUTCOMES.map((value) => ({
            value,
            label: t(`outcomes.${value}`, { count: number(countOf(value)) }),
          }))}
          value={view}
          onChange={setView}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="check" title={t(`new.none.${view}`)} />
      ) : (
        <PartTable
          label={t("new.previewTitle")}
          kind={change.kind}
          parts={shown}
          words={words}
          state={(part: BulkChangePreviewPart) => (
            <>
              <Badge tone={TONES[part.outcome]} {...(part.outcome === "refused" && { icon: "alert" as const })}>
                {t(`outcome.${part.outcome}`)}
              </Badge>
              <PartCause part={part} words={words} />
            </>
          )}
        />
      )}
    </section>
  );
}
