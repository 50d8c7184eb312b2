import type { Instrumentation } from "next";
import { logEvent } from "./lib/bff/telemetry";

/** Runs once, before the first request. */
export async function register(): Promise<void> {
  // oxlint-disable-next-line house/environment -- Next puts its value here when it builds
  if (process.env.NEXT_RUNTIME === "nodejs") await import("./lib/check-env");
}

/** Logs an error thrown by a page or route handler, with the digest that the user is shown. */
export const onRequestError: Instrumentation.onRequestError = (error, { method, headers }, { routePath: route }) => {
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  logEvent("error", { requestId: headers["x-request-id"], method, route, digest, err: error }, "request failed");
};
