import { quoted, WHOLE_FILE } from "../notes";
import { firstOf, type SieCheck } from "./check";

/** Mandatory in files of every type. Type 1 needs no #SIETYP, 4I no #RAR and no #KONTO. */
const MANDATORY = ["#FLAGGA", "#PROGRAM", "#FORMAT", "#GEN", "#FNAMN"];

/** Checks the records that every file must have. */
export const checkMandatoryRecords: SieCheck = ({ draft, notes }) => {
  // A file without records has the error notSie already.
  if (draft.labels.size === 0) return;
  const missing = MANDATORY.filter((label) => !draft.labels.has(label));
  if (missing.length > 0) {
    notes.warn("recordMissing", WHOLE_FILE, `Expected records that every file has; missing: ${missing.join(", ")}.`);
  }
};

/** Warns of #FLAGGA 1, with which a program marks a file that it has imported, and of values other than 0 and 1. */
export const checkFlag: SieCheck = ({ draft, notes }) => {
  const { flag } = draft;
  if (flag === null || flag === "0") return;
  const explanation =
    flag === "1"
      ? "#FLAGGA 1: a program has marked this file as already imported."
      : `Expected #FLAGGA 0 or 1, found ${quoted(flag)}.`;
  notes.warn(flag === "1" ? "alreadyImported" : "badFlag", firstOf(draft, "#FLAGGA"), explanation);
};

/** Warns of another #FORMAT than PC8. The value is not used: the encoding is detected from the bytes. */
export const checkFormat: SieCheck = ({ draft, notes }) => {
  const { format } = draft;
  if (format === null || format.toUpperCase() === "PC8") return;
  notes.warn("badFormat", firstOf(draft, "#FORMAT"), `Expected #FORMAT PC8, found ${quoted(format)}.`);
};

/** Checks that #SIETYP names a type, and that a file with vouchers says 4. */
export const checkType: SieCheck = ({ file, draft, notes }) => {
  const { writtenType } = draft;
  if (writtenType !== null && !/^([1-3]|4[EI]?)$/.test(writtenType)) {
    const explanation = `Expected #SIETYP 1, 2, 3 or 4, found ${quoted(writtenType)}; read as type ${file.sieType}.`;
    notes.warn("badType", firstOf(draft, "#SIETYP"), explanation);
  } else if (file.sieType.charAt(0) !== (writtenType ?? "1").charAt(0)) {
    const said = writtenType === null ? "no #SIETYP, which means 1," : `#SIETYP ${writtenType}`;
    const explanation = `The file has ${said} and vouchers, which only type 4 has; read as type ${file.sieType}.`;
    notes.warn("typeDiffers", firstOf(draft, "#SIETYP"), explanation);
  }
};
