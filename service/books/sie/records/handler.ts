import type { RecordFields } from "../record-fields";

/** Reads the fields of one record into the draft. */
export type RecordHandler = (fields: RecordFields) => void;
