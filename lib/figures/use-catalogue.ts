"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useParams } from "next/navigation";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { catalogueQueries } from "./catalogue-queries";

/** The key figures of the company whose page this is; none on pages of no company. */
export function useCatalogue(): UseQueryResult<KeyFigure[]> {
  // Null where no page is around, as in tests; Next's types leave that out.
  const params = useParams() as { companyId?: string } | null;
  const companyId = params?.companyId;
  return useQuery({
    ...catalogueQueries.list(decodeURIComponent(companyId ?? "")),
    enabled: companyId !== undefined,
  });
}
