"use client";

import { onDemand } from "@/components/ui/on-demand";
import { FindingsSkeleton } from "./findings-skeleton";

/** The list of clients to call today. Code and data come after the first paint; a placeholder keeps its height. */
export const CallList = onDemand(
  () => import("./findings-panel").then(({ FindingsPanel }) => FindingsPanel),
  <FindingsSkeleton />,
);
