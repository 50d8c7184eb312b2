"use client";

import dynamic from "next/dynamic";

const load = () => import("./preset-dialog").then((module) => module.PresetDialog);

/** Before the button is pressed, so that the dialog is there when it is. */
export function preloadPresetDialog(): void {
  void load();
}

export const LazyPresetDialog = dynamic(load, { ssr: false });
