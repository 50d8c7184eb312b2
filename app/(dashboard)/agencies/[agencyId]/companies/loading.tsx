import { getTranslations } from "next-intl/server";
import { AgencyPageSkeleton } from "@/components/shell/agency-page-skeleton";

export default async function CompaniesLoading() {
  const t = await getTranslations("companies");
  return <AgencyPageSkeleton label={t("loading")} rows={12} detail="w-24" filter="w-80" />;
}
