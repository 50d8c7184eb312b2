"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { SaveMenu } from "@/components/ui/save-menu";
import { useFormats } from "@/lib/format/use-formats";
import type { PortfolioToSave } from "@/lib/portfolio/save-portfolio";

/** Exports the rows that are shown. */
export function ExportMenu(shown: Omit<PortfolioToSave, "queryClient" | "t" | "formats">) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  const queryClient = useQueryClient();
  return (
    <SaveMenu
      save={async (kind, culture) => {
        const { savePortfolio } = await import("@/lib/portfolio/save-portfolio");
        return savePortfolio(kind, { ...shown, queryClient, t, formats }, culture);
      }}
    />
  );
}
