"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { companiesQueries } from "@/lib/companies/queries";
import { SearchChoice } from "@/components/ui/search-choice";

interface ClientChoiceProps {
  agencyId: string;
  label: string;
  placeholder: string;
  value: string | null;
  onChange: (companyId: string | null) => void;
}

/** Chooses a company of the agency, or none. Renders nothing until the companies are fetched: no search would match. */
export function ClientChoice({ agencyId, ...field }: ClientChoiceProps) {
  const { data: companies } = useQuery(companiesQueries.ofAgency(agencyId));
  const choices = useMemo(
    () => companies?.map(({ id, name, businessIdentityCode }) => ({ id, label: name, detail: businessIdentityCode })),
    [companies],
  );
  return choices && <SearchChoice {...field} isOptional choices={choices} className="w-72 max-sm:w-full" />;
}
