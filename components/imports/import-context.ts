import type { ReactNode } from "react";
import type { ImportTarget } from "@/lib/imports/company-queue";
import type { ImportCompany } from "@/lib/imports/import-company";

export interface NewCompanyDialogProps {
  /** `createIn` is the id of the agency, `ofFile` the company as the file names it. */
  mode: { createIn: string; ofFile: { name: string; businessIdentityCode: string } };
  onClose: () => void;
  onCreated: (company: ImportCompany) => void;
}

/** The page's company, and a dialog that creates a company. It is injected, because companies are another feature. */
export interface ImportContext extends ImportTarget {
  NewCompanyDialog: (props: NewCompanyDialogProps) => ReactNode;
}
