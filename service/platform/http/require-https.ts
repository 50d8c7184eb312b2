import { STRICT_TRANSPORT } from "@/contract/strict-transport";
import type { RequestHandler } from "./server";

/**
 * Tells browsers in every answer to come over https only, where that is how they reach the service. The dashboard and
 * other programs that reach it behind its proxy are told too; RFC 6797 §8.1 has them ignore it there.
 */
export function insistOnHttps(handler: RequestHandler, issuer: string): RequestHandler {
  if (!issuer.startsWith("https:")) return handler;
  return (request, response) => {
    response.setHeader("strict-transport-security", STRICT_TRANSPORT);
    handler(request, response);
  };
}
