import { subscribe } from "node:diagnostics_channel";

// Preloaded by second-dashboard.ts, which receives each response of the dashboard from it as a DashboardResponse.
// Playwright misses responses to frames whose browser process ends before Playwright can attach to it.
subscribe("http.server.response.finish", (/** @type {any} */ { request, response }) => {
  const { method, url, headers } = request;
  process.send?.({ method, url, origin: headers.origin ?? null, status: response.statusCode });
});
