import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import sirv from "sirv";
import { STRICT_TRANSPORT } from "@/contract/strict-transport";
import { COMMON_HEADERS } from "@/lib/common-headers.mjs";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const PREFIX = "/_next/static";
/** Content types with a charset, by extension. */
const TEXT_TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

/**
 * Serves the build's scripts and styles from precompressed files; their names change with their contents. Next would
 * compress them for each request, with gzip at its fastest level (ADR 0079).
 * @param folder has the files and compressed ones named `.br` and `.gz`
 * @param pages handles all other requests
 */
export function withStaticFiles(folder: string, isHttps: boolean, pages: Handler): Handler {
  const serve = sirv(folder, {
    immutable: true,
    maxAge: 365 * 24 * 3600,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      for (const { key, value } of COMMON_HEADERS) response.setHeader(key, value);
      if (isHttps) response.setHeader("Strict-Transport-Security", STRICT_TRANSPORT);
      const type = TEXT_TYPES[extname(path)];
      if (type !== undefined) response.setHeader("Content-Type", `${type}; charset=utf-8`);
    },
  });
  return (request, response) => {
    const { url = "/" } = request;
    // Under its own name a precompressed variant is left to Next, which serves it as a file without an encoding.
    if (!url.startsWith(`${PREFIX}/`) || /\.(?:br|gz)(?:\?|$)/.test(url)) return pages(request, response);
    let answered = Promise.resolve();
    // The log and the pages need the full address.
    const restore = () => {
      request.url = url;
    };
    request.url = url.slice(PREFIX.length);
    serve(request, response, () => {
      restore();
      answered = pages(request, response);
    });
    restore();
    return answered;
  };
}
