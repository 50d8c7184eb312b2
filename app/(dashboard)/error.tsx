"use client";

import { useTranslations } from "next-intl";
import type { PageFailedProps } from "@/components/shell/page-failed";
import { PageFailed } from "@/components/shell/page-failed-on-demand";
import { TopBar } from "@/components/shell/top-bar";

export default function DashboardError(props: PageFailedProps) {
  const t = useTranslations("errors");
  return (
    <>
      <TopBar crumbs={[{ label: t("unexpected.title") }]} />
      <PageFailed {...props} />
    </>
  );
}
