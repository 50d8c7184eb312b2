"use client";

import { onDemand } from "@/components/ui/on-demand";

const load = () => import("./preset-dialog").then((module) => module.PresetDialog);

/** Before the button is pressed, so that the dialog is there when it is. */
export function preloadPresetDialog(): void {
  void load();
}

export const LazyPresetDialog = onDemand(load);
