import { subscribe } from "node:diagnostics_channel";

// Preloaded into a dashboard by second-dashboard.ts, to which it sends each response as a DashboardResponse.
// Playwright misses responses to a frame when the frame's browser process ends before Playwright attaches to it.
subscribe("http.server.response.finish", (/** @type {any} */ { request, response }) => {
  const { method, url, headers } = request;
  process.send?.({ method, url, origin: headers.origin ?? null, status: response.statusCode });
});
