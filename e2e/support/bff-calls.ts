import { RESOURCES, type Method } from "@/lib/bff/resources";

const METHODS: Method[] = ["GET", "POST", "PUT", "DELETE"];
/** Methods that no resource accepts. */
export const NO_METHODS = ["PATCH", "OPTIONS", "TRACE", "PROPFIND"];

/** Every method on every resource. */
export const BFF_CALLS = Object.entries(RESOURCES).flatMap(([resource, accepted]) =>
  METHODS.map((method) => ({ path: `/Api/v2/${resource}/x`, method, isAccepted: accepted.includes(method) })),
);

/** Headers of a call by our own pages with the body `{}`, and with changes; null removes a header. */
export function headersOf(
  { url, cookie }: { url: string; cookie: string },
  changes: Record<string, string | null> = {},
): Record<string, string> {
  const ours = { "X-CSRF": "1", "Sec-Fetch-Site": "same-origin", Origin: url, Cookie: cookie, "Content-Length": "2" };
  return Object.fromEntries(
    Object.entries<string | null>({ ...ours, ...changes }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );
}

/** Changes to those headers that a page of another origin, or a client other than a page, would send. */
export const FORGERIES: Record<string, Record<string, string | null>> = {
  "without the header": { "X-CSRF": null },
  "with another value of the header": { "X-CSRF": "true" },
  "from a foreign site": { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
  "from a sibling": { "Sec-Fetch-Site": "same-site" },
  "from the address line": { "Sec-Fetch-Site": "none", Origin: null },
  "with a foreign Origin": { "Sec-Fetch-Site": null, Origin: "https://evil.example" },
  "with a sibling's Origin": { "Sec-Fetch-Site": null, Origin: "http://other.localhost" },
  "with the Origin of another port": { "Sec-Fetch-Site": null, Origin: "http://localhost:1" },
  "with a null Origin": { "Sec-Fetch-Site": null, Origin: "null" },
};
