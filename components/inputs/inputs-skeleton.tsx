import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { SkeletonRows } from "@/components/ui/skeleton";

export function InputsSkeleton() {
  const t = useTranslations("inputs");
  return (
    <>
      <PageHeading title={t("title")} detail={"\u00a0"} />
      <SkeletonRows rows={9} label={t("loading")} />
    </>
  );
}
