import { subscribe } from "node:diagnostics_channel";

// Loaded into a dashboard before all else: tells the process that started it how each request was answered. Playwright
// hears of no answers to frames whose process ends before it could attach to it.
subscribe("http.server.response.finish", (/** @type {any} */ { request, response }) => {
  const { method, url, headers } = request;
  process.send?.({ method, url, origin: headers.origin ?? null, status: response.statusCode });
});
