"use client";

import { onDemand } from "./on-demand";
import { repeatLoad } from "./repeat-load";

/** Notices from before its code is loaded appear with it, unless their time is over by then. */
export const Toaster = onDemand(async () => (await repeatLoad(() => import("./toaster"))).Toaster);
