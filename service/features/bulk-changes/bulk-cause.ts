import type { BulkCause } from "@/contract/bulk-changes/bulk-change";
import { HttpError } from "../../platform/http-error";

/** The reason for which the policies refuse a company, as a part shows it. Other errors are thrown on. */
export function causeOf(error: unknown): BulkCause {
  if (!(error instanceof HttpError)) throw error;
  return { code: error.kind, explanation: error.message };
}
