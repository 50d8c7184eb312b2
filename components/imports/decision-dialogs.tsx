"use client";

import { writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { SieImportResult } from "@/contract/imports/sie-import";
import type { ImportCompany } from "@/lib/imports/import-company";
import { onDemand } from "@/components/ui/on-demand";
import type { ImportContext } from "./import-context";

const OtherCompanyDialog = onDemand(() => import("./other-company-dialog").then((module) => module.OtherCompanyDialog));

/** An open dialog about a file that names another company. `result` is the file's check when the dialog was opened. */
export interface Decision {
  dialog: "confirm" | "create";
  result: SieImportResult;
}

interface DecisionDialogsProps {
  dialog: Decision["dialog"];
  /** The file's check; while it is being checked again, the check with which the dialog was opened. */
  result: SieImportResult;
  page: ImportContext;
  /** False while the file is being checked again, and when it was refused then. */
  isReady: boolean;
  onClose: () => void;
  onImportAnyway: () => void;
  onCreated: (company: ImportCompany) => void;
}

export function DecisionDialogs({
  dialog,
  result,
  page,
  isReady,
  onClose,
  onImportAnyway,
  onCreated,
}: DecisionDialogsProps) {
  const { company, agencyId, NewCompanyDialog } = page;
  if (dialog === "confirm")
    return (
      <OtherCompanyDialog
        result={result}
        company={company}
        isReady={isReady}
        onClose={onClose}
        onConfirm={onImportAnyway}
      />
    );
  if (agencyId === undefined) return null;
  const { fileCompanyName = "", fileBusinessIdentityCode = "" } = result.summary ?? {};
  return (
    <NewCompanyDialog
      mode={{
        createIn: agencyId,
        ofFile: { name: fileCompanyName, businessIdentityCode: writtenBusinessIdentityCode(fileBusinessIdentityCode) },
      }}
      onClose={onClose}
      onCreated={onCreated}
    />
  );
}
