"use client";

import dynamic from "next/dynamic";

const load = () => import("./own-key-figure-dialog").then((module) => module.OwnKeyFigureDialog);

/** Before the button is pressed, so that the dialog is there when it is. */
export function preloadOwnKeyFigureDialog(): void {
  void load();
}

export const LazyOwnKeyFigureDialog = dynamic(load, { ssr: false });
