"use client";

import { onDemand } from "@/components/ui/on-demand";

/** Below the fold of most visits: it comes after the page. */
export const LazyImportHistory = onDemand(() => import("./import-history").then((module) => module.ImportHistory));
