import type { ErrorKind } from "@/contract/api-error";
import { refusal } from "./answer";

/** An answer of the dashboard's own with the interface's error object, for a route handler. */
export function refuse(kind: ErrorKind, message: string, requestId?: string): Response {
  const { status, headers, body } = refusal(kind, message, {}, requestId);
  return new Response(body, { status, headers });
}
