"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Origin } from "@/contract/standards";
import type { StandardPlace } from "@/lib/standards/place";

interface StandardOriginProps {
  place: StandardPlace;
  /** The origin that the thing has on the wire. */
  origin: Origin | undefined;
  /** The thing as the place would have it without a word of its own; undefined where nobody else has it. */
  inherited: { origin?: Origin | undefined } | undefined;
  /** Name of the type where one is known. */
  typeName?: string | undefined;
}

/** Says where a thing comes from, and where it differs from what the place inherits. */
export function StandardOrigin({ place, origin, inherited, typeName }: StandardOriginProps) {
  const t = useTranslations("standards.origin");
  const own = typeof place === "string" ? undefined : place.companyTypeId === null ? "agency" : "companyType";
  if (origin === own && inherited?.origin) return <Badge tone="accent">{t(`differs.${inherited.origin}`)}</Badge>;
  if (origin === undefined) return null;
  return <Badge>{origin === "companyType" && typeName ? t("fromType", { name: typeName }) : t(origin)}</Badge>;
}
