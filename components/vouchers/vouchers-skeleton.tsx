import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

export function VouchersSkeleton() {
  const t = useTranslations("vouchers");
  return (
    <>
      <PageHeading title={t("vouchers")} detail={"\u00a0"} />
      <Skeleton className="mb-4 h-8.5 w-full max-w-160 rounded-md" />
      <SkeletonRows rows={10} label={t("loading")} />
    </>
  );
}
