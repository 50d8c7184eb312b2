"use client";

import { onDemand } from "@/components/ui/on-demand";

/** Few ever see the button, and every page is at the limit of what it may load (ADR 0005). */
const StopViewingLater = onDemand(
  () => import("./stop-viewing").then((module) => module.StopViewing),
  // As high as the button that comes.
  <span className="h-7" />,
);

export function StopViewing() {
  return <StopViewingLater />;
}
