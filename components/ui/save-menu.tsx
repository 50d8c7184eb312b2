"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { apiErrorKind } from "@/lib/api/error";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { saveFromService } from "@/lib/spreadsheets/save-from-service";
import type { FileKind } from "@/lib/spreadsheets/table";
import { showToast } from "@/lib/toasts";
import { buttonClasses } from "./button-classes";
import { Icon } from "./icon";
import { Menu } from "./menu";

interface SaveMenuProps {
  /** Saves the page's content in a format that spreadsheets of this culture read; returns the file's name. */
  save: (kind: FileKind, culture: string) => Promise<string>;
  /** API path of the same content as a PDF, if there is one. */
  pdfPath?: string;
  /** True while a part of the content is being fetched. */
  disabled?: boolean;
}

/** Menu that exports a page's content as a workbook, as CSV, or as a PDF that the service makes. */
export function SaveMenu({ save, pdfPath, disabled = false }: SaveMenuProps) {
  const t = useTranslations("ui.export");
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const [isSaving, setSaving] = useState(false);
  const run = async (saving: Promise<string>) => {
    setSaving(true);
    try {
      showToast(t("saved", { name: await saving }));
    } catch (error) {
      // The page's query is valid, so an invalid request (400) normally means that the export would be too large.
      showToast(t(apiErrorKind(error) === "invalid" ? "tooLarge" : "failed"), { tone: "bad" });
    } finally {
      setSaving(false);
    }
  };
  const item = (label: string, start: () => Promise<string>) => ({
    label,
    icon: "download" as const,
    disabled: isSaving || disabled,
    onSelect: () => void run(start()),
  });
  return (
    <Menu
      label={t("label")}
      buttonClassName={buttonClasses({})}
      items={[
        item("Excel (.xlsx)", () => save("xlsx", culture)),
        item("CSV (.csv)", () => save("csv", culture)),
        ...(pdfPath === undefined ? [] : [item("PDF (.pdf)", () => saveFromService(pdfPath))]),
      ]}
    >
      <Icon name="download" />
      {t("label")}
    </Menu>
  );
}
