"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";
import { SkeletonRows } from "@/components/ui/skeleton";

/** The list of whom to call today; its code and data are fetched after the first paint, in the room that it needs. */
export const CallList = onDemand(
  () => import("./findings-panel").then(({ FindingsPanel }) => FindingsPanel),
  <Waiting />,
);

function Waiting() {
  const t = useTranslations("findings");
  return (
    <div className="mb-5 min-h-[275px]">
      <h2 className="mb-2 text-lg font-semibold">{t("title")}</h2>
      <SkeletonRows rows={FIRST_ROWS} label={t("loading")} />
    </div>
  );
}

/** About the rows that the first companies take. */
const FIRST_ROWS = 5;
