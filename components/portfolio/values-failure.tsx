"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";
import { apiErrorKind } from "@/lib/api/error";

const GoneColumns = onDemand(() => import("./gone-columns").then((module) => module.GoneColumns));

interface ValuesFailureProps {
  agencyId: string;
  error: Error;
  /** The chosen columns, as in the address. */
  columns: string;
  onColumns: (columns: string) => void;
}

/** Says why the list has no values. When the service may be away, no code is loaded: loading could fail as well. */
export function ValuesFailure({ error, ...refused }: ValuesFailureProps) {
  const t = useTranslations("portfolio");
  // The service refuses the whole request when it does not know one of the key figures.
  const isRefused = apiErrorKind(error) === "invalid" && refused.columns !== "";
  return isRefused ? <GoneColumns {...refused} /> : t("valuesFailed");
}
