"use client";

import dynamic from "next/dynamic";

/**
 * A chunk of its own, because the code of the chart is large (ADR 0005). In a client module of its own, because Next
 * does not split the code of a client component imported by a server component.
 * Unlike onDemand, it renders the chart on the server too.
 */
export const ChartView = dynamic(() => import("./chart-view").then((module) => module.ChartView));
