import type { ErrorKind } from "@/contract/api-error";
import { refusal } from "./answer";
import { responseOf } from "./next-handler";

/** An answer of the dashboard's own with the interface's error object, for a route handler. */
export function refuse(kind: ErrorKind, message: string, headers: Record<string, string> = {}): Response {
  return responseOf(refusal(kind, message, headers));
}
