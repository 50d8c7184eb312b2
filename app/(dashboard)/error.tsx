"use client";

import type { PageFailedProps } from "@/components/shell/page-failed";
import { onDemand } from "@/components/ui/on-demand";

// Every page has this with it, and hardly any ever shows it.
const PageFailed = onDemand(() => import("@/components/shell/page-failed").then((module) => module.PageFailed));

export default function DashboardError(props: PageFailedProps) {
  return <PageFailed {...props} />;
}
