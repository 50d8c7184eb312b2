import { VOUCHER_CHANGE_ROWS } from "@/contract/imports/import-change";
import type { OperationGroup } from "../../platform/openapi/operation";
import { CHANGES_QUERY } from "./changes/get-import-change";

const LIST = "Company/:companyId/SieImport";
const ITEM = `${LIST}/:importId`;

export const sieImportOperations: OperationGroup = {
  resource: "SieImport",
  description:
    "Reads a SIE file of type 1, 2, 3, 4E or 4I. Errors in the file are answered with `success: false`; the error object is for errors in the request.",
  operations: [
    {
      path: "SieImport",
      verb: "PUT",
      id: "importSie",
      summary: "Import a SIE file for a company without an agency",
      body: "SieImport",
      response: "SieImportResult",
    },
    {
      path: "SieImport/:agencyId",
      verb: "PUT",
      id: "importAgencySie",
      summary: "Import a SIE file for a company of an agency",
      body: "SieImport",
      response: "SieImportResult",
    },
    {
      path: LIST,
      verb: "GET",
      id: "listSieImports",
      summary: "List the imports of a company, the newest first",
      response: "SieImportEntry[]",
      extension: true,
    },
    {
      path: "Company/:companyId/SieImportProgress",
      verb: "GET",
      id: "getSieImportProgress",
      summary: "Get the progress of the import that runs for a company",
      description: "Each process of the service knows only the imports that it runs itself.",
      response: "SieImportProgress",
      extension: true,
    },
    {
      path: ITEM,
      verb: "GET",
      id: "getSieImport",
      summary: "Get an import",
      response: "SieImportEntry",
      extension: true,
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "takeBackSieImport",
      summary: "Take an import back",
      description:
        "The fiscal year becomes what it was before, or is deleted when the import created it. Only the latest import of a fiscal year can be taken back.",
      response: "null",
      extension: true,
    },
    {
      path: `${ITEM}/Change`,
      verb: "GET",
      id: "getSieImportChange",
      summary: "Compare an import with the books that it found",
      description:
        "Accounts whose balances differ, key figures of the latest months before and after, and the number of vouchers that differ. The books before and after are read from the stored files.",
      response: "ImportChange",
      extension: true,
    },
    {
      path: `${ITEM}/ChangedVoucher`,
      verb: "GET",
      id: "listChangedVouchers",
      summary: "List the vouchers that an import added, removed, changed or renumbered, by date",
      query: {
        change: { schema: CHANGES_QUERY.change, description: "Only vouchers that changed in this way." },
        account: { schema: CHANGES_QUERY.account, description: "Only vouchers with a changed row on this account." },
        text: {
          schema: CHANGES_QUERY.text,
          description:
            "Only vouchers whose series and number, text, or text of a changed row contains this, in upper or lower case.",
        },
        limit: {
          schema: CHANGES_QUERY.limit,
          description: `Maximum number of vouchers: up to ${VOUCHER_CHANGE_ROWS.max}, by default ${VOUCHER_CHANGE_ROWS.default}.`,
        },
        offset: { schema: CHANGES_QUERY.offset, description: "Number of vouchers to skip." },
      },
      response: "ChangedVoucherList",
      extension: true,
    },
  ],
};
