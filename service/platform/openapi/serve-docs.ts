import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { HttpResponse } from "../http/message";
import { openApiDocument } from "./document";

const DOCUMENT_PATH = /^\/api\/v2\/openapi\.json$/i;
const DOCS_PATH = /^\/docs(?:\/([\w.-]*))?$/;

/** Content security policy for Swagger UI, which needs files of this service, inline styles and data: images. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const VIEWER_FILES: ReadonlyMap<string, string> = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
  ["favicon-32x32.png", "image/png"],
]);

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nyckeltal: reference of the interface</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<main id="reference"></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/show.js"></script>
</html>
`;

const SHOW = `SwaggerUIBundle({
  url: "/Api/v2/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: false,
});
`;

let documentText: string | undefined;

/**
 * Serves the OpenAPI document and the page that shows it; returns null for other paths and methods. Neither needs
 * authentication, because they contain no data of users.
 */
export async function serveDocs(method: string, path: string): Promise<HttpResponse | null> {
  if (method !== "GET" && method !== "HEAD") return null;
  const found = await read(path);
  if (!found) return null;
  const headers = {
    "content-security-policy": PAGE_POLICY,
    "content-type": found.type,
    "cache-control": "public, max-age=300",
  };
  return { status: 200, headers, body: method === "HEAD" ? null : found.body };
}

async function read(path: string): Promise<{ type: string; body: string | Buffer } | null> {
  if (DOCUMENT_PATH.test(path)) {
    documentText ??= JSON.stringify(openApiDocument());
    return { type: "application/json; charset=utf-8", body: documentText };
  }
  const docs = DOCS_PATH.exec(path);
  if (!docs) return null;
  const file = docs[1] ?? "";
  if (file === "") return { type: "text/html; charset=utf-8", body: PAGE };
  if (file === "show.js") return { type: "text/javascript; charset=utf-8", body: SHOW };
  const type = VIEWER_FILES.get(file);
  return type ? { type, body: await readFile(join(viewerFolder(), file)) } : null;
}

function viewerFolder(): string {
  return dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
}
