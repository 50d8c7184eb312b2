"use client";

import { useTranslations } from "next-intl";
import { Switch } from "@/components/ui/switch";
import type { Density } from "@/lib/preferences";
import { withChoices } from "@/lib/users/with-choices";

interface DensityChoiceProps {
  value: Density;
  /** Called when the choice has been stored, for a view that has a density of its own. */
  onChange: (density: Density) => void;
}

/** Switches between regular and compact rows; the choice is stored for all pages. */
export function DensityChoice({ value, onChange }: DensityChoiceProps) {
  const t = useTranslations("portfolio");
  const tUser = useTranslations("shell.user");
  return (
    <Switch
      className="h-8.5"
      label={t("compact")}
      checked={value === "compact"}
      onChange={({ target }) => {
        const density = target.checked ? "compact" : "regular";
        withChoices(({ chooseDensity }) => {
          chooseDensity(density);
          onChange(density);
        }, tUser("notChanged"));
      }}
    />
  );
}
