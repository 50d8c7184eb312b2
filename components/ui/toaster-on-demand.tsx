"use client";

import { onDemand } from "./on-demand";
import { repeatLoad } from "./repeat-load";

/** Notices that are shown before its code is loaded wait for it. */
export const Toaster = onDemand(async () => (await repeatLoad(() => import("./toaster"))).Toaster);
