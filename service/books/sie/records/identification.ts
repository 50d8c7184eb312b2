import { readCurrency } from "@/contract/fiscal-years/currencies";
import { quoted } from "../notes";
import type { RecordHandler } from "./handler";

/** #FLAGGA, and the records on the file itself and the company. */
export const identificationRecords = {
  "#FLAGGA": (fields) => {
    fields.draft.flag = fields.text();
  },
  "#FORMAT": (fields) => {
    fields.draft.format = fields.text();
  },
  "#SIETYP": (fields) => {
    fields.draft.writtenType = fields.text().toUpperCase();
  },
  "#PROGRAM": (fields) => {
    fields.draft.identification.program = `${fields.text()} ${fields.text()}`.trim();
  },
  "#GEN": (fields) => {
    fields.draft.identification.generated = fields.minorDay();
    fields.draft.identification.generatedBy = fields.text();
  },
  "#PROSA": (fields) => {
    fields.draft.identification.comment = fields.text();
  },
  "#FTYP": (fields) => {
    fields.draft.identification.companyForm = fields.text();
  },
  "#FNR": (fields) => {
    fields.draft.identification.companyKey = fields.text();
  },
  "#ORGNR": (fields) => {
    fields.draft.identification.businessIdentityCode = fields.text().trim();
    fields.draft.identification.businessIdentityCodeLine = fields.scanner.lineNo;
    // Skips two fields: the numbers that distinguish businesses with one identity code.
    fields.skip();
    fields.skip();
  },
  "#BKOD": (fields) => {
    fields.draft.identification.industryCode = fields.text();
  },
  "#ADRESS": (fields) => {
    const { address } = fields.draft.identification;
    address.contact = fields.text();
    address.street = fields.text();
    address.postal = fields.text();
    address.phone = fields.text();
  },
  "#FNAMN": (fields) => {
    fields.draft.identification.companyName = fields.text();
  },
  "#TAXAR": (fields) => {
    fields.draft.identification.taxYear = fields.text();
  },
  "#KPTYP": (fields) => {
    // An empty record counts as a missing one, for which the format prescribes BAS95.
    fields.draft.identification.chartType = fields.text() || "BAS95";
  },
  "#VALUTA": (fields) => {
    const written = fields.text().trim().toUpperCase();
    const currency = readCurrency(written);
    if (currency !== null) fields.draft.identification.currency = currency;
    else if (written !== "") {
      fields.warn(
        "unknownCurrency",
        `Expected a currency code of ISO 4217, found ${quoted(written)}; it was left out.`,
      );
    }
  },
} satisfies Record<string, RecordHandler>;
