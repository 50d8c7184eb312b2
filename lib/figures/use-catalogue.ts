"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useParams } from "next/navigation";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { catalogueQueries } from "./catalogue-queries";

/** The key figures of the page's company; no data on pages without a company. */
export function useCatalogue(): UseQueryResult<KeyFigure[]> {
  // Null without a page, as in tests; Next's types do not say so.
  const params = useParams() as { companyId?: string } | null;
  const companyId = params?.companyId;
  return useQuery({
    ...catalogueQueries.list(decodeURIComponent(companyId ?? "")),
    enabled: companyId !== undefined,
  });
}
