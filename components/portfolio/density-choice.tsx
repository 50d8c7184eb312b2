"use client";

import { useTranslations } from "next-intl";
import { Switch } from "@/components/ui/switch";
import type { Density } from "@/lib/preferences";

interface DensityChoiceProps {
  value: Density;
  onChange: (density: Density) => void;
}

/** Switches between regular and compact rows; the choice is stored for all pages. */
export function DensityChoice({ value, onChange }: DensityChoiceProps) {
  const t = useTranslations("portfolio");
  return (
    <Switch
      className="h-8.5"
      label={t("compact")}
      checked={value === "compact"}
      onChange={({ target }) => {
        const density = target.checked ? "compact" : "regular";
        onChange(density);
        // If it cannot be loaded, the density is that of this page only.
        import("@/lib/users/choices").then(
          ({ chooseDensity }) => {
            chooseDensity(density);
          },
          () => undefined,
        );
      }}
    />
  );
}
