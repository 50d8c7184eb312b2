"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { SaveMenu } from "@/components/ui/save-menu";
import { useFormats } from "@/lib/format/use-formats";
import type { PortfolioToSave } from "@/lib/portfolio/save-portfolio";

interface ExportMenuProps extends Omit<PortfolioToSave, "queryClient" | "t" | "formats"> {
  /** True while rows or their values are being fetched. */
  disabled: boolean;
}

/** Exports the rows that are shown. */
export function ExportMenu({ disabled, ...shown }: ExportMenuProps) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  const queryClient = useQueryClient();
  return (
    <SaveMenu
      disabled={disabled}
      save={async (kind, culture) => {
        const { savePortfolio } = await import("@/lib/portfolio/save-portfolio");
        return savePortfolio(kind, { ...shown, queryClient, t, formats }, culture);
      }}
    />
  );
}
