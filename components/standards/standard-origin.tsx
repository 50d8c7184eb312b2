"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Badge } from "@/components/ui/badge";
import { agencyOf } from "@/contract/companies/company-ids";
import type { Origin } from "@/contract/standards";
import { companiesQueries } from "@/lib/companies/queries";
import { companyTypesQuery } from "@/lib/companies/company-types";
import type { StandardPlace } from "@/lib/standards/place";
import { originKey } from "@/lib/standards/versions";
import { ownOrigin } from "./own-origin";

interface StandardOriginProps {
  place: StandardPlace;
  /** The origin of the standard; undefined for a built-in one and for a company's own. */
  origin: Origin | undefined;
  /** The inherited standard; undefined if it is not inherited. */
  inherited: { origin?: Origin | undefined } | undefined;
}

/** Badge with the origin of a standard, or with the origin of the inherited one that it differs from. */
export function StandardOrigin({ place, origin, inherited }: StandardOriginProps) {
  const t = useTranslations("standards.origin");
  const own = ownOrigin(place);
  // In a company, a built-in standard and the company's own version of it both have no origin, so no badge is shown.
  const differsFrom = origin === own && inherited && (own === undefined ? inherited.origin : originKey(inherited));
  if (differsFrom) return <Badge tone="accent">{t(`differs.${differsFrom}`)}</Badge>;
  if (origin === undefined) return null;
  return <Badge>{origin === "agency" ? t("agency") : <TypeOrigin place={place} />}</Badge>;
}

/** Name of the company type. Users of a company may not see the agency's types, so they get a general text. */
function TypeOrigin({ place }: { place: StandardPlace }) {
  const t = useTranslations("standards.origin");
  const { read: mayRead } = useAgencyPermissions();
  const companyId = typeof place === "string" ? place : null;
  const agencyId = typeof place === "string" ? agencyOf(place) : place.agencyId;
  const { data: company } = useQuery({ ...companiesQueries.one(companyId ?? ""), enabled: companyId !== null });
  const { data: types } = useQuery({
    ...companyTypesQuery(agencyId ?? ""),
    enabled: agencyId !== null && mayRead,
  });
  const typeId = typeof place === "string" ? company?.companyTypeId : place.companyTypeId;
  const name = types?.find(({ Id }) => Id === typeId)?.Name;
  return name === undefined ? t("companyType") : t("fromType", { name });
}
