"use client";

import { onDemand } from "@/components/ui/on-demand";

const load = () => import("./own-key-figure-dialog").then((module) => module.OwnKeyFigureDialog);

/** Before the button is pressed, so that the dialog is there when it is. */
export function preloadOwnKeyFigureDialog(): void {
  void load();
}

export const LazyOwnKeyFigureDialog = onDemand(load);
