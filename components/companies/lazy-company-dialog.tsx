"use client";

import type { ComponentProps } from "react";
import { onDemand } from "@/components/ui/on-demand";

const CompanyDialog = onDemand(() => import("./company-dialog").then((module) => module.CompanyDialog));

/** For server pages, which pass it as a prop to a feature that must not import this one. */
export function LazyCompanyDialog(props: ComponentProps<typeof CompanyDialog>) {
  return <CompanyDialog {...props} />;
}
