"use client";

import { onDemand } from "@/components/ui/on-demand";

/** The layout of all pages has this with it, and hardly any ever shows it. */
export const ComeBack = onDemand(() => import("./come-back").then((module) => module.ComeBack));
