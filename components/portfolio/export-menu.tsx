"use client";

import { useLocale, useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import type { PortfolioRow } from "@/lib/portfolio/rows";
import type { FileKind } from "@/lib/spreadsheets/table";
import { showToast } from "@/lib/toasts";

interface ExportMenuProps {
  rows: readonly PortfolioRow[];
  keyFigures: readonly KeyFigure[];
  /** The month whose values are shown; empty for the latest. */
  period: string;
}

/** Saves the rows that are shown as a file. */
export function ExportMenu({ rows, keyFigures, period }: ExportMenuProps) {
  const t = useTranslations("portfolio");
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const save = async (kind: FileKind) => {
    try {
      const [{ saveTable }, { exportTable }] = await Promise.all([
        import("@/lib/spreadsheets/save-table"),
        import("@/lib/portfolio/export-table"),
      ]);
      const table = exportTable(rows, keyFigures, {
        ...{ company: t("company"), code: t("code"), books: t("books"), comment: t("comment") },
        ...{
          contact: t("contact"),
          phone: t("phone"),
          imported: t("imported"),
          consultant: t("consultant"),
          type: t("type"),
          currency: t("currency"),
        },
        yearBefore: (name) => t("yearBeforeOf", { name }),
      });
      const name = await saveTable(kind, table, `${t("title")} ${period}`.trim(), culture);
      showToast(t("saved", { name }));
    } catch {
      showToast(t("saveFailed"), { tone: "bad" });
    }
  };
  return (
    <Menu
      label={t("export")}
      buttonClassName={buttonClasses({})}
      items={[
        { label: "Excel (.xlsx)", icon: "download", onSelect: () => void save("xlsx") },
        { label: "CSV (.csv)", icon: "download", onSelect: () => void save("csv") },
      ]}
    >
      <Icon name="download" />
      {t("export")}
    </Menu>
  );
}
