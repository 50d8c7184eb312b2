"use client";

import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryStates } from "nuqs";
import type { CompanyType } from "@/contract/companies/company-type";
import { portfolioQueries } from "@/lib/portfolio/queries";
import type { AgencyPlace } from "./place";

/** The agency, or its company type in `?type=`, whose standards a page shows. */
export function useStandardPlace(agencyId: string) {
  const { data: types = [] } = useQuery(portfolioQueries.types(agencyId));
  // Resets the preset too, because another place may not have it.
  const [{ type }, setShown] = useQueryStates({ type: parseAsString, preset: parseAsString }, { history: "push" });
  const chosen: CompanyType | undefined = types.find(({ Id }) => Id === type);
  const place: AgencyPlace = { agencyId, companyTypeId: chosen?.Id ?? null };
  return {
    place,
    types,
    choose: (typeId: string | null) => {
      void setShown({ type: typeId, preset: null });
    },
  };
}
