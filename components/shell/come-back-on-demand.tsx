"use client";

import { onDemand } from "@/components/ui/on-demand";

/** Loaded on demand, because it is shown only during an outage. */
export const ComeBack = onDemand(() => import("./come-back").then((module) => module.ComeBack));
