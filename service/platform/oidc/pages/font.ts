import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";

const FILE = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const font = readFileSync(createRequire(import.meta.url).resolve(FILE));

/** Path of the pages' typeface. It has a hash of the file, so that browsers may cache it for ever. */
export const FONT_PATH = `/oidc/inter-${createHash("sha256").update(font).digest("hex").slice(0, 8)}.woff2`;

/** Sends Inter, which is also the typeface of the dashboard. */
export function sendFont(response: ServerResponse): void {
  response
    .writeHead(200, { "content-type": "font/woff2", "cache-control": "public, max-age=31536000, immutable" })
    .end(font);
}
