"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import type { FileKind } from "@/lib/spreadsheets/table";
import type { Sheet } from "@/lib/spreadsheets/workbook";
import { showToast } from "@/lib/toasts";
import { buttonClasses } from "./button-classes";
import { Icon } from "./icon";
import { Menu } from "./menu";

interface SaveMenuProps {
  /** Name of the file without its ending. */
  fileName: string;
  /** The sheets; the first one's values are those of a CSV file. */
  sheets: () => Promise<readonly [Sheet, ...Sheet[]]>;
}

/** Saves what a page shows as a workbook with formulas, or as CSV. */
export function SaveMenu({ fileName, sheets }: SaveMenuProps) {
  const t = useTranslations("ui.export");
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const [isSaving, setSaving] = useState(false);
  const save = async (kind: FileKind) => {
    setSaving(true);
    try {
      const [{ saveSheets }, content] = await Promise.all([import("@/lib/spreadsheets/save-table"), sheets()]);
      showToast(t("saved", { name: await saveSheets(kind, content, fileName, culture) }));
    } catch {
      showToast(t("failed"), { tone: "bad" });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Menu
      label={t("label")}
      buttonClassName={buttonClasses({})}
      items={[
        { label: "Excel (.xlsx)", icon: "download", disabled: isSaving, onSelect: () => void save("xlsx") },
        { label: "CSV (.csv)", icon: "download", disabled: isSaving, onSelect: () => void save("csv") },
      ]}
    >
      <Icon name="download" />
      {t("label")}
    </Menu>
  );
}
