import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";

/** Path of the pages' typeface; the name changes with the file, so that browsers may cache it for ever. */
export const FONT_PATH = "/oidc/inter-5.woff2";

let font: Buffer | undefined;

/** Sends Inter, which is also the typeface of the dashboard. */
export function sendFont(response: ServerResponse): void {
  font ??= readFileSync(
    createRequire(import.meta.url).resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  );
  response
    .writeHead(200, { "content-type": "font/woff2", "cache-control": "public, max-age=31536000, immutable" })
    .end(font);
}
