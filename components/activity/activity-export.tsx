"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { ActivityFilter } from "@/lib/activity/activity-filter";
import { useActivityWords } from "@/lib/activity/use-activity-words";
import { readAllActivity } from "@/lib/activity/queries";
import { agenciesQueries } from "@/lib/agencies/queries";
import type { ActivityPlace } from "@/lib/activity/paths";
import { companiesQueries } from "@/lib/companies/queries";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { showToast } from "@/lib/toasts";
import { useStandardName } from "@/lib/figures/use-standard-name";
import { Button } from "@/components/ui/button";

/** Saves the entries that fit the filter as a workbook; a notice says so if it has only the newest of them. */
export function ActivityExport({ place, filter }: { place: ActivityPlace; filter: ActivityFilter }) {
  const t = useTranslations("activity");
  const words = useActivityWords(useStandardName());
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const [{ saveTable }, { activityFileName, activityTable }] = await Promise.all([
        import("@/lib/spreadsheets/save-table"),
        import("@/lib/activity/export-table"),
      ]);
      const [{ entries, isPart }, { name: placeName }] = await Promise.all([
        readAllActivity(place, filter),
        "companyId" in place
          ? queryClient.query(companiesQueries.one(place.companyId))
          : queryClient.query(agenciesQueries.one(place.agencyId)),
      ]);
      const table = activityTable(entries, {
        header: [
          t("columns.when"),
          t("columns.name"),
          t("columns.user"),
          t("columns.company"),
          t("columns.action"),
          t("columns.object"),
          t("columns.field"),
          t("columns.before"),
          t("columns.after"),
        ],
        shortened: t("shortened"),
        ...words,
      });
      const name = await saveTable("xlsx", table, activityFileName(placeName, t("title"), entries), culture);
      showToast(isPart ? t("savedPart", { name, count: entries.length }) : t("saved", { name }));
    } catch {
      showToast(t("saveFailed"), { tone: "bad" });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button icon="download" busy={isSaving} onClick={() => void save()}>
      {t("export")}
    </Button>
  );
}
