"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";
import { repeatLoad } from "@/components/ui/repeat-load";

/** Loaded on demand, because every page includes its error.tsx and hardly any shows it. */
export const PageFailed = onDemand(
  // Repeated, because a page may have failed for want of a connection.
  async () => (await repeatLoad(() => import("./page-failed"))).PageFailed,
  <Loading />,
);

function Loading() {
  const t = useTranslations("errors");
  return <h1 className="p-6 text-center text-lg font-semibold">{t("unexpected.title")}</h1>;
}
