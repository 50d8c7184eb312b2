"use client";

import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryStates } from "nuqs";
import type { CompanyType } from "@/contract/companies/company-type";
import { companyTypesQuery } from "@/lib/companies/company-types";
import type { AgencyPlace } from "./place";

const NONE: readonly CompanyType[] = [];

/** The agency, or its company type in `?type=`, whose standards a page shows. */
export function useStandardPlace(agencyId: string) {
  const { data: types } = useQuery(companyTypesQuery(agencyId));
  // `preset` stands here because `choose` resets it: another place may not have the preset.
  const [{ type }, setShown] = useQueryStates({ type: parseAsString, preset: parseAsString }, { history: "push" });
  const place: AgencyPlace = { agencyId, companyTypeId: type };
  return {
    place,
    types: types ?? NONE,
    /** True for a type that the agency does not have, for instance in an old link. */
    isUnknown: type !== null && types !== undefined && !types.some(({ Id }) => Id === type),
    choose: (typeId: string | null) => {
      void setShown({ type: typeId, preset: null });
    },
  };
}
