"use client";

import dynamic from "next/dynamic";

export const ChartView = dynamic(() => import("./chart-view").then((module) => module.ChartView));
