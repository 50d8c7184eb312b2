"use client";

import type { ComponentProps } from "react";
import { onDemand } from "../ui/on-demand";

const CompanyDialog = onDemand(() => import("./company-dialog").then((module) => module.CompanyDialog));

/** For pages that hand it to another feature, which makes companies by the way. */
export function LazyCompanyDialog(props: ComponentProps<typeof CompanyDialog>) {
  return <CompanyDialog {...props} />;
}
