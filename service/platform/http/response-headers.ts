import type { RequestListener } from "node:http";
import { STRICT_TRANSPORT } from "@/contract/strict-transport";

/**
 * Default headers of every response, which pages override. They tell browsers not to guess the content type,
 * to show the response in no frame, and to run nothing in it when it is opened as a page.
 */
export const DEFAULT_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** Sets {@link DEFAULT_HEADERS} before it calls the handler, which may override them. */
export function withResponseHeaders(handler: RequestListener): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(DEFAULT_HEADERS)) response.setHeader(name, value);
    handler(request, response);
  };
}

/**
 * Adds Strict-Transport-Security to every response of the handler if the issuer is an https URL. Clients that reach the
 * service over plain http behind its proxy ignore the header (RFC 6797 §8.1).
 */
export function insistOnHttps(handler: RequestListener, issuer: string): RequestListener {
  if (!issuer.startsWith("https:")) return handler;
  return (request, response) => {
    response.setHeader("strict-transport-security", STRICT_TRANSPORT);
    handler(request, response);
  };
}
