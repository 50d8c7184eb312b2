import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { SkeletonRows } from "@/components/ui/skeleton";

export function BudgetsSkeleton() {
  const t = useTranslations("budgets");
  return (
    <>
      <PageHeading title={t("title")} detail={"\u00a0"} />
      <SkeletonRows rows={14} label={t("loading")} />
    </>
  );
}
