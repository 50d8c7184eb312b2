"use client";

import { onDemand } from "./on-demand";
import { repeatLoad } from "./repeat-load";

/** Toasts shown before this code is loaded appear when it is, unless their time is over by then. */
export const Toaster = onDemand(async () => (await repeatLoad(() => import("./toaster"))).Toaster);
