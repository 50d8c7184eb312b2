import { normalizeBusinessIdentityCode } from "@/contract/companies/company-ids";
import { BUSINESS_IDENTITY_CODE } from "@/contract/id-patterns";
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

/** Files whose unknown company can be created from the name and number in the file; one file for each number. */
export function companiesToCreate(files: readonly SieImportBatchFile[]): SieImportBatchFile[] {
  const byCode = new Map<string, SieImportBatchFile>();
  for (const file of files) {
    const { state, fileCompanyName, fileBusinessIdentityCode = "" } = file;
    if (state !== "unknownCompany" || !fileCompanyName || !BUSINESS_IDENTITY_CODE.test(fileBusinessIdentityCode))
      continue;
    const code = normalizeBusinessIdentityCode(fileBusinessIdentityCode);
    if (!byCode.has(code)) byCode.set(code, file);
  }
  return [...byCode.values()];
}
