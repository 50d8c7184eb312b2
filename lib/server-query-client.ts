import "@/lib/bff/server-transport";
import { createQueryClient } from "./query-client";

/** A query client for one request on the server, whose queries go straight to the service as the signed-in user. */
export function serverQueryClient() {
  const client = createQueryClient();
  // A failed query is not retried here, where the page would wait for it: the browser fetches it again.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return client;
}
