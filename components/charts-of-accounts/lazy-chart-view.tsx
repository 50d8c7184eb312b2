"use client";

import dynamic from "next/dynamic";

/**
 * The page of charts as a separate chunk, because its code is large (ADR 0005). Unlike onDemand, `dynamic` renders it
 * on the server too. Next splits the code only if a client module calls `dynamic`, not if a server component does.
 */
export const ChartView = dynamic(() => import("./chart-view").then((module) => module.ChartView));
