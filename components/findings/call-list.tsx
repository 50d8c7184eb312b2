"use client";

import { onDemand } from "@/components/ui/on-demand";
import { FindingsSkeleton } from "./findings-skeleton";

/** The list of whom to call today; its code and data are fetched after the first paint, in the room that it needs. */
export const CallList = onDemand(
  () => import("./findings-panel").then(({ FindingsPanel }) => FindingsPanel),
  <FindingsSkeleton />,
);
