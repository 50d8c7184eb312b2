"use client";

import type { ComponentProps } from "react";
import { onDemand } from "@/components/ui/on-demand";

const CompanyDialog = onDemand(() => import("./company-dialog").then((module) => module.CompanyDialog));

/**
 * For the imports page, which passes it to its view as a prop: components of imports may not import those of companies
 * (`features-apart` in .dependency-cruiser.cjs).
 */
export function LazyCompanyDialog(props: ComponentProps<typeof CompanyDialog>) {
  return <CompanyDialog {...props} />;
}
