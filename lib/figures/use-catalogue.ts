"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useParams } from "next/navigation";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { catalogueQueries } from "./catalogue-queries";

/** The key figures of the company whose page this is; none on pages of no company. */
export function useCatalogue(): UseQueryResult<KeyFigure[]> {
  const companyId = useParams<{ companyId?: string }>()?.companyId;
  return useQuery({
    ...catalogueQueries.list(decodeURIComponent(companyId ?? "")),
    enabled: companyId !== undefined,
  });
}
