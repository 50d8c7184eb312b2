import { checkSameOrigin } from "./same-origin";
import { webErrorResponse } from "./web-response";
import { dashboardEnv } from "@/lib/env";

/** The request's id in the logs of both programs, as the front sets it; undefined without the front. */
export const requestIdIn = (request: Request): string | undefined => request.headers.get("x-request-id") ?? undefined;

/** The refusal of a request that the dashboard's own pages have not sent, or null. */
export function refuseOtherSites(request: Request): Response | null {
  const reason = checkSameOrigin((name) => request.headers.get(name), request.method, dashboardEnv().publicUrl);
  return reason === null ? null : webErrorResponse("forbidden", reason, requestIdIn(request));
}
