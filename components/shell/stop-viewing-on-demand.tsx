"use client";

import { onDemand } from "@/components/ui/on-demand";

/** Loaded on demand, because few users see the button, and pages are close to their size limit (ADR 0005). */
export const StopViewing = onDemand(
  () => import("./stop-viewing").then((module) => module.StopViewing),
  // As high as the button.
  <span className="h-7" />,
);
