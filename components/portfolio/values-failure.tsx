"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { apiErrorKind } from "@/lib/api/error";
import { columnQueries } from "@/lib/portfolio/column-queries";

interface ValuesFailureProps {
  agencyId: string;
  error: Error;
  /** The chosen columns, as in the address. */
  columns: string;
  onColumns: (columns: string) => void;
}

/** Tells why the list has no values, and offers to remove columns that none of the user's clients has. */
export function ValuesFailure({ agencyId, error, columns, onColumns }: ValuesFailureProps) {
  const t = useTranslations("portfolio");
  // The service refuses the whole request when it does not know one of the key figures.
  const isRefused = apiErrorKind(error) === "invalid" && columns !== "";
  const { data, isLoading } = useQuery({ ...columnQueries.keyFigures(agencyId), enabled: isRefused });
  if (isLoading) return null;
  const known = new Set(data?.map(({ id }) => id));
  const ids = columns.split(",");
  const gone = ids.filter((id) => !known.has(id));
  if (!isRefused || !data || gone.length === 0) return t("valuesFailed");
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
