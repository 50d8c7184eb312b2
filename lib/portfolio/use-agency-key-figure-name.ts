"use client";

import { useQuery } from "@tanstack/react-query";
import { useStandardName } from "@/lib/figures/use-standard-name";
import { columnQueries } from "./column-queries";

/**
 * The name of a key figure in a list of an agency's companies. The names of companies' own key figures are fetched only
 * for an id that is not a standard one; the id is the name until then, and if no company has the key figure any more.
 */
export function useAgencyKeyFigureName(agencyId: string, id: string | null): string {
  const standard = useStandardName()(id ?? "");
  const { data } = useQuery({ ...columnQueries.keyFigures(agencyId), enabled: id !== null && standard === id });
  return data?.find((keyFigure) => keyFigure.id === id)?.name ?? standard;
}
