import { getTranslations } from "next-intl/server";
import { AgencyPageSkeleton } from "@/components/shell/agency-page-skeleton";

export default async function AgencyActivityLoading() {
  const t = await getTranslations("activity");
  return <AgencyPageSkeleton label={t("loading")} rows={8} detail="w-72" filter="w-120 rounded-full" />;
}
