"use client";

import { useQuery } from "@tanstack/react-query";
import { useStandardName } from "@/lib/figures/use-standard-name";
import { columnQueries } from "./column-queries";

/**
 * The name of a key figure in a list of an agency's companies. Own key figures of companies are fetched for the first
 * one of them; until then, and where no company has it any more, its name is the id.
 */
export function useAgencyKeyFigureName(agencyId: string, id: string | null): string {
  const standard = useStandardName()(id ?? "");
  const { data } = useQuery({ ...columnQueries.keyFigures(agencyId), enabled: id !== null && standard === id });
  return data?.find((keyFigure) => keyFigure.id === id)?.name ?? standard;
}
