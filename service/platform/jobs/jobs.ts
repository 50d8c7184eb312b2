import type { ErrorKind } from "@/contract/api-error";
import type { SieImportRequest } from "@/contract/imports/sie-import";
import type { SchemaName } from "./body-schemas";

/** A job for a worker. The bytes are transferred, not copied. */
export type Job =
  /** Read a body as the interface's JSON, and check it where the worker knows the schema. */
  | { kind: "body"; bytes: Uint8Array; schema: SchemaName | null }
  /** Read the body of an import, and the SIE file in it. */
  | { kind: "import"; bytes: Uint8Array }
  /** Read the bytes of a SIE file, compressed as they are kept in a batch. */
  | { kind: "batch"; bytes: Uint8Array }
  /** Read a SIE file as an import of it said. */
  | { kind: "file"; bytes: Uint8Array; options: Pick<SieImportRequest, "fiscalYearStart" | "fiscalYearEnd"> }
  /** Compare the books before an import with those after, which `node:v8` has serialized. */
  | { kind: "compare"; bytes: Uint8Array }
  /** Draw a PDF of a document that `node:v8` has serialized. */
  | { kind: "pdf"; bytes: Uint8Array };

/** The result of a job; lists travel in parts, so that none takes long to unpack. */
export interface Result<Value = unknown> {
  value: Value;
  lists: Record<string, unknown[]>;
}

/** Messages of a worker: refused or failed; or begun, then its parts, then done. */
export type Said =
  | { said: "refused"; kind: ErrorKind; message: string }
  | { said: "failed"; message: string; stack: string }
  | { said: "begun"; value: unknown; lists: string[] }
  | { said: "part"; list: string; items: unknown[] }
  | { said: "done" };

/** The worker sends the next part on this message, so that the process has time for other work in between. */
export const GO_ON = "go on";
