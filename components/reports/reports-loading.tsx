"use client";

import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { ReportsSkeleton } from "./reports-skeleton";

/** The page while the server fetches what stands on it. */
export function ReportsLoading() {
  const t = useTranslations("reports");
  return (
    <div className="max-w-page">
      <PageHeading title={t("title")} detail={t("detail")} />
      <ReportsSkeleton />
    </div>
  );
}
