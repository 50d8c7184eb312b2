import { useTranslations } from "next-intl";
import type { ChartDraft } from "@/lib/charts-of-accounts/chart-draft";
import { gapsOf, writeRanges } from "@/lib/charts-of-accounts/coverage";

/** The account numbers that are in no group of the chart. */
export function ChartGaps({ draft }: { draft: ChartDraft }) {
  const t = useTranslations("chartsOfAccounts.tree");
  const gaps = gapsOf(draft);
  return (
    <p className="mt-2 text-xs text-ink-2">
      {gaps.length === 0 ? t("noGaps") : t("gaps", { numbers: writeRanges(gaps) })}
    </p>
  );
}
