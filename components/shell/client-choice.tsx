"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { companiesQueries } from "@/lib/companies/queries";
import { FailureNote } from "@/components/ui/failure-note";
import { SearchChoice } from "@/components/ui/search-choice";

interface ClientChoiceProps {
  agencyId: string;
  label: string;
  placeholder: string;
  value: string | null;
  onChange: (companyId: string | null) => void;
}

/** Chooses a company of the agency, or none. Without the companies no search would match, so there is no field then. */
export function ClientChoice({ agencyId, ...field }: ClientChoiceProps) {
  const { data: companies, error } = useQuery(companiesQueries.ofAgency(agencyId));
  const choices = useMemo(
    () => companies?.map(({ id, name, businessIdentityCode }) => ({ id, label: name, detail: businessIdentityCode })),
    [companies],
  );
  if (!choices) return <FailureNote error={error} />;
  return <SearchChoice {...field} isOptional choices={choices} className="w-72 max-sm:w-full" />;
}
