import { subscribe } from "node:diagnostics_channel";

// Loaded into a dashboard before everything else: sends the facts of each response to the parent process. Playwright
// misses responses to frames whose process ends before it can attach.
subscribe("http.server.response.finish", (/** @type {any} */ { request, response }) => {
  const { method, url, headers } = request;
  process.send?.({ method, url, origin: headers.origin ?? null, status: response.statusCode });
});
