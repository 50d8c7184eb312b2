"use client";

import { useLocale } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";

const SwedishRemark = onDemand(() => import("./swedish-remark").then((module) => module.SwedishRemark));

/** The service's sentence on a remark, in the page's language. */
export function RemarkText({ explanation }: { explanation: string }) {
  return useLocale() === "sv" ? <SwedishRemark explanation={explanation} /> : explanation;
}
