import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { SkeletonRows } from "@/components/ui/skeleton";

export function ChangeSkeleton() {
  const t = useTranslations("imports.changes");
  return (
    <>
      <PageHeading title={t("title")} detail={"\u00a0"} />
      <SkeletonRows rows={10} label={t("loading")} />
    </>
  );
}
