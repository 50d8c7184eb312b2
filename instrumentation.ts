import type { Instrumentation } from "next";
import { tell } from "./lib/bff/telemetry";

/** Runs once before the dashboard takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") await import("./lib/check-env");
}

/** What a page or route handler threw; the user is shown its digest. */
export const onRequestError: Instrumentation.onRequestError = (error, { method, headers }, { routePath: route }) => {
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  tell("error", { requestId: headers["x-request-id"], method, route, digest, err: error }, "request failed");
};
