"use client";

import { onDemand } from "@/components/ui/on-demand";

/** Loads the company menu after the first paint: every page of a company has it, and few people open it. */
export const CompanyMenu = onDemand(
  () => import("./company-menu").then((module) => module.CompanyMenu),
  <span className="inline-block size-7" />,
);
