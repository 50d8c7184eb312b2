"use client";

import { useTranslations } from "next-intl";
import { SaveMenu } from "@/components/ui/save-menu";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { PortfolioRow } from "@/lib/portfolio/rows";
import type { FileKind } from "@/lib/spreadsheets/table";

interface ExportMenuProps {
  rows: readonly PortfolioRow[];
  keyFigures: readonly KeyFigure[];
  /** The month whose values are shown; empty for the latest. */
  period: string;
}

/** Saves the rows that are shown as a file. */
export function ExportMenu({ rows, keyFigures, period }: ExportMenuProps) {
  const t = useTranslations("portfolio");
  const save = async (kind: FileKind, culture: string) => {
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
    return saveTable(kind, table, `${t("title")} ${period}`.trim(), culture);
  };
  return <SaveMenu save={save} />;
}
