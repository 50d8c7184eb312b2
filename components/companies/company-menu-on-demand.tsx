"use client";

import { onDemand } from "@/components/ui/on-demand";

/** On every page of a company, and seldom opened. */
export const CompanyMenu = onDemand(
  () => import("./company-menu").then((module) => module.CompanyMenu),
  <span className="inline-block size-7" />,
);
