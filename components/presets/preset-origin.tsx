"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { KeyFigurePreset } from "@/contract/presets";
import type { PresetPlace } from "@/lib/presets/place";

interface PresetOriginProps {
  place: PresetPlace;
  preset: KeyFigurePreset;
  /** The preset as the place would have it without a word of its own. */
  inherited: KeyFigurePreset | undefined;
}

/** Says where a preset comes from, where that is the agency or the company's type. */
export function PresetOrigin({ place, preset, inherited }: PresetOriginProps) {
  const t = useTranslations("presets.origin");
  const own = typeof place === "string" ? undefined : place.companyTypeId === null ? "agency" : "companyType";
  const isOwn = preset.origin === own;
  if (!isOwn) return preset.origin ? <Badge>{t(preset.origin)}</Badge> : null;
  if (inherited?.origin) return <Badge tone="accent">{t("changed", { from: t(`of.${inherited.origin}`) })}</Badge>;
  return own ? <Badge tone="accent">{t(inherited ? "changedHere" : "own")}</Badge> : null;
}
