import { ERROR_KINDS, type ErrorKind } from "@/contract/api-error";

const NOT_STORED = "private, no-store, no-transform";

/** An answer of the dashboard's own with the interface's error object (decisions §3). */
export function refuse(kind: ErrorKind, message: string, headers: Record<string, string> = {}): Response {
  const { status, typeOfError } = ERROR_KINDS[kind];
  const identifier = crypto.randomUUID();
  return new Response(JSON.stringify({ typeOfError, message, identifier }), {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": NOT_STORED,
      "X-Request-Id": identifier,
      ...(kind === "unauthenticated" && { "WWW-Authenticate": "OAuth" }),
      ...headers,
    },
  });
}
