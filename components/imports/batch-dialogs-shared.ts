import { normalizeBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import type { BatchPlace } from "@/lib/imports/batches";

/** The dialog that is open, with the file that it is about if it is about one. */
export type OpenedDialog =
  | { dialog: "create" | "choose" | "remarks" | "takeBack"; file: SieImportBatchFile }
  | { dialog: "createAll" | "takeBackAll" | "close" };

export interface BatchDialogProps {
  place: BatchPlace;
  onClose: () => void;
}

/** The files from which a company can be created, one for each identity code. */
export function companiesToCreate(files: readonly SieImportBatchFile[]): SieImportBatchFile[] {
  const byCode = new Map<string, SieImportBatchFile>();
  for (const file of files) {
    const { state, fileCompanyName, fileBusinessIdentityCode = "" } = file;
    const code = normalizeBusinessIdentityCode(fileBusinessIdentityCode);
    if (state === "unknownCompany" && code !== "" && fileCompanyName && !byCode.has(code)) byCode.set(code, file);
  }
  return [...byCode.values()];
}
