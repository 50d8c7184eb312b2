import type { ReactNode } from "react";
import type { ImportTarget } from "@/lib/imports/company-queue";
import type { ImportCompany } from "@/lib/imports/import-company";

export interface NewCompanyDialogProps {
  mode: { createIn: string; ofFile: { name: string; businessIdentityCode: string } };
  onClose: () => void;
  onCreated: (company: ImportCompany) => void;
}

/** The page's company, and a dialog that creates a company. It is injected, because companies are another feature. */
export interface ImportContext extends ImportTarget {
  NewCompanyDialog: (props: NewCompanyDialogProps) => ReactNode;
}
