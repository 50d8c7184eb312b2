import { STRICT_TRANSPORT } from "@/contract/strict-transport";

/** On every answer that does not go through Next: opened as a page it does nothing, whatever it holds. */
export function answerHeaders(publicUrl: string): Record<string, string> {
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
