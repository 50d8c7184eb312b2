"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { columnQueries } from "@/lib/portfolio/column-queries";

interface GoneColumnsProps {
  agencyId: string;
  /** The chosen columns, as in the address. */
  columns: string;
  onColumns: (columns: string) => void;
}

/** Names the columns that the service refused, because no client of the user has them, and offers to remove them. */
export function GoneColumns({ agencyId, columns, onColumns }: GoneColumnsProps) {
  const t = useTranslations("portfolio");
  const { data, isLoading } = useQuery(columnQueries.keyFigures(agencyId));
  if (isLoading) return null;
  const known = new Set(data?.map(({ id }) => id));
  const ids = columns.split(",");
  const gone = ids.filter((id) => !known.has(id));
  if (!data || gone.length === 0) return t("valuesFailed");
  return (
    <>
      {t("columnsGone", { count: gone.length, names: gone.join(", ") })}{" "}
      <Button
        size="small"
        onClick={() => {
          onColumns(ids.filter((id) => known.has(id)).join(","));
        }}
      >
        {t("removeColumns", { count: gone.length })}
      </Button>
    </>
  );
}
