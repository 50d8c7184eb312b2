"use client";

import { onDemand } from "@/components/ui/on-demand";

/** Loaded on demand, because every page includes its error.tsx and hardly any shows it. */
export const PageFailed = onDemand(() => import("./page-failed").then((module) => module.PageFailed));
