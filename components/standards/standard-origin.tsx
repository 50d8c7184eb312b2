"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Badge } from "@/components/ui/badge";
import { agencyOf } from "@/contract/companies/company-ids";
import type { Origin } from "@/contract/standards";
import { companiesQueries } from "@/lib/companies/queries";
import { portfolioQueries } from "@/lib/portfolio/queries";
import type { StandardPlace } from "@/lib/standards/place";
import { originKey } from "@/lib/standards/versions";

interface StandardOriginProps {
  place: StandardPlace;
  /** The origin that the thing has on the wire. */
  origin: Origin | undefined;
  /** The thing as the place would have it without a word of its own; undefined where nobody else has it. */
  inherited: { origin?: Origin | undefined } | undefined;
}

/** Says where a thing comes from, and where it differs from what the place inherits. */
export function StandardOrigin({ place, origin, inherited }: StandardOriginProps) {
  const t = useTranslations("standards.origin");
  const own = typeof place === "string" ? undefined : place.companyTypeId === null ? "agency" : "companyType";
  // A company's own form of what the program has is no difference from anybody's.
  const differsFrom = origin === own && inherited && (own === undefined ? inherited.origin : originKey(inherited));
  if (differsFrom) return <Badge tone="accent">{t(`differs.${differsFrom}`)}</Badge>;
  if (origin === undefined) return null;
  return <Badge>{origin === "agency" ? t("agency") : <TypeOrigin place={place} />}</Badge>;
}

/** Names the company type of a place. Users of a company see nothing of the agency, also not the names of its types. */
function TypeOrigin({ place }: { place: StandardPlace }) {
  const t = useTranslations("standards.origin");
  const { read: mayRead } = useAgencyPermissions();
  const companyId = typeof place === "string" ? place : null;
  const agencyId = typeof place === "string" ? agencyOf(place) : place.agencyId;
  const { data: company } = useQuery({ ...companiesQueries.one(companyId ?? ""), enabled: companyId !== null });
  const { data: types } = useQuery({
    ...portfolioQueries.types(agencyId ?? ""),
    enabled: agencyId !== null && mayRead,
  });
  const typeId = typeof place === "string" ? company?.companyTypeId : place.companyTypeId;
  const name = types?.find(({ Id }) => Id === typeId)?.Name;
  return name === undefined ? t("companyType") : t("fromType", { name });
}
