import { balanceRecords } from "./balances";
import { chartRecords } from "./chart";
import { dimensionRecords } from "./dimensions";
import type { RecordHandler } from "./handler";
import { identificationRecords } from "./identification";
import { yearRecords } from "./years";

/** The handlers of all records by label, except those of vouchers. */
export const RECORDS: ReadonlyMap<string, RecordHandler> = new Map<string, RecordHandler>(
  Object.entries({
    ...identificationRecords,
    ...yearRecords,
    ...chartRecords,
    ...dimensionRecords,
    ...balanceRecords,
    "#KSUMMA": (fields) => {
      const { lineNo } = fields.scanner;
      fields.draft.checksums.push({ lineNo, written: fields.text() });
    },
  } satisfies Record<string, RecordHandler>),
);
