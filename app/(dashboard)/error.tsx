"use client";

import type { PageFailedProps } from "@/components/shell/page-failed";
import { onDemand } from "@/components/ui/on-demand";

// Loaded on demand, because every page includes this file and hardly any shows it.
const PageFailed = onDemand(() => import("@/components/shell/page-failed").then((module) => module.PageFailed));

export default function DashboardError(props: PageFailedProps) {
  return <PageFailed {...props} />;
}
