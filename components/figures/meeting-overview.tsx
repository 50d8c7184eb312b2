"use client";

import { useTranslations } from "next-intl";
import { ChosenYear } from "@/components/periods/chosen-year";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import { Figures } from "./figures";

/** The company's figures and latest comments, for a screen that a client sees. */
export function MeetingOverview({ companyId }: { companyId: string }) {
  const t = useTranslations("figures.meeting");
  return (
    <ChosenYear
      companyId={companyId}
      skeleton={<SkeletonRows label={t("loading")} />}
      noBooks={<EmptyState title={t("empty")} />}
    >
      {(year, years) => <Figures companyId={companyId} year={year} years={years} />}
    </ChosenYear>
  );
}
