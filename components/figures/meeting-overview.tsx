"use client";

import { useTranslations } from "next-intl";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { EmptyState } from "@/components/ui/states";
import { Figures } from "./figures";

/** The company's figures and nothing else, for a screen that a client sees. */
export function MeetingOverview({ companyId }: { companyId: string }) {
  const t = useTranslations("figures.meeting");
  const { year, years } = useFiscalYear(companyId);
  if (year === null) return <EmptyState title={t("empty")} />;
  return year && years && <Figures companyId={companyId} year={year} years={years} />;
}
