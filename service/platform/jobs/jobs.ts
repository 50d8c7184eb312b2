import type { ErrorKind } from "@/contract/api-error";
import type { SieImportRequest } from "@/contract/imports/sie-import";
import type { SchemaName } from "./body-schemas";

/** A job for a worker. The bytes are transferred; those that are a part of a larger buffer are copied. */
export type Job =
  /** Parse a body as JSON, and check it if the worker knows the schema. */
  | { kind: "body"; bytes: Uint8Array; schema: SchemaName | null }
  /** Read the body of an import, and the SIE file in it. */
  | { kind: "import"; bytes: Uint8Array }
  /** Read a SIE file, compressed as it is stored in a batch. */
  | { kind: "batchFile"; bytes: Uint8Array }
  /** Read a stored SIE file with the options of its import. */
  | { kind: "storedFile"; bytes: Uint8Array; options: Pick<SieImportRequest, "fiscalYearStart" | "fiscalYearEnd"> }
  /** Compare the books before and after an import, serialized by `node:v8`. */
  | { kind: "compare"; bytes: Uint8Array }
  /** Draw a PDF of a document, serialized by `node:v8`. */
  | { kind: "pdf"; bytes: Uint8Array };

/** The result of a job; lists are sent in parts, so that deserializing them does not block the event loop. */
export interface Result<Value = unknown> {
  value: Value;
  lists: Record<string, unknown[]>;
}

/** Messages of a worker: either refused or failed, or begun, then the parts, then done. */
export type WorkerMessage =
  | { said: "refused"; kind: ErrorKind; message: string }
  | { said: "failed"; message: string; stack: string }
  | { said: "begun"; value: unknown; lists: string[] }
  | { said: "part"; list: string; items: unknown[] }
  | { said: "done" };

/** The worker sends the next part when it gets this message, so that the service can do other work in between. */
export const NEXT_PART = "go on";
