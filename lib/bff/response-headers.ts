import { STRICT_TRANSPORT } from "@/contract/strict-transport";

/** Security headers of the BFF's responses and the dashboard's own errors: opened as a page, they can do nothing. */
export function responseHeaders(publicUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": STRICT_TRANSPORT }),
  };
}
