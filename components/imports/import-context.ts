import type { ReactNode } from "react";
import type { ImportTarget } from "@/lib/imports/company-queue";
import type { ImportCompany } from "@/lib/imports/import-company";

export interface NewCompanyDialogProps {
  mode: { createIn: string; ofFile: { name: string; businessIdentityCode: string } };
  onClose: () => void;
  onCreated: (company: ImportCompany) => void;
}

/** The company whose page is open, and how a new one of its agency is made: companies are another feature. */
export interface ImportContext extends ImportTarget {
  NewCompanyDialog: (props: NewCompanyDialogProps) => ReactNode;
}
