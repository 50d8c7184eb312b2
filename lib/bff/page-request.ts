import { logEvent, recordRequest } from "./telemetry";

/** A page's request to the service, as it is logged. */
interface LoggedRequest {
  requestId: string | undefined;
  method: string;
  /** Without a query, which may hold text that users have typed. */
  path: string;
}

interface OriginHeaders {
  "x-request-id"?: string;
  "x-forwarded-for"?: string;
  "user-agent"?: string;
}

/**
 * Headers that tell the service for which request and client a page asks. In production the front has set the first
 * two; `next dev` has no front.
 */
export function originHeaders(incoming: Headers): OriginHeaders {
  const requestId = incoming.get("x-request-id");
  const address = incoming.get("x-forwarded-for");
  const userAgent = incoming.get("user-agent");
  return {
    ...(requestId !== null && { "x-request-id": requestId }),
    ...(address !== null && { "x-forwarded-for": address }),
    ...(userAgent !== null && { "user-agent": userAgent }),
  };
}

/** Sends a page's request to the service, records it in the metrics, and logs its failure. */
export async function sendFromPage<T extends { status: number }>(
  request: LoggedRequest,
  send: () => Promise<T>,
): Promise<T> {
  try {
    const response = await recordRequest("service", send);
    if (response.status >= 500)
      logEvent("warn", { ...request, status: response.status }, "the service answered an error");
    return response;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    logEvent("warn", { ...request, code, reason: message }, "the service did not answer");
    throw error;
  }
}
