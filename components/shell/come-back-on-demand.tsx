"use client";

import { onDemand } from "@/components/ui/on-demand";

/** Keeps the component out of every page's first load, because it is shown only during an outage. */
export const ComeBack = onDemand(() => import("./come-back").then((module) => module.ComeBack));
