import type { BulkCause } from "@/contract/bulk-changes/bulk-change";
import { HttpError } from "../../platform/http-error";

/** Converts an HttpError to the cause that a part of a bulk change shows; throws any other error again. */
export function causeOf(error: unknown): BulkCause {
  if (!(error instanceof HttpError)) throw error;
  return { code: error.kind, explanation: error.message };
}
