"use client";

import { onDemand } from "@/components/ui/on-demand";

// Loaded on demand, because every page includes this file and hardly any shows it.
const PageNotFound = onDemand(() => import("@/components/shell/page-not-found").then((module) => module.PageNotFound));

export default function DashboardNotFound() {
  return <PageNotFound />;
}
