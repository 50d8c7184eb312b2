import { getTranslations } from "next-intl/server";
import { AgencyPageSkeleton } from "@/components/shell/agency-page-skeleton";

export default async function MonthsLoading() {
  const t = await getTranslations("months");
  return <AgencyPageSkeleton label={t("loading")} rows={12} detail="w-72" filter="w-160 rounded-full" isFullWidth />;
}
