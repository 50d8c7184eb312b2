import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import sirv from "sirv";
import { STRICT_TRANSPORT } from "@/contract/strict-transport";
import { COMMON_HEADERS } from "@/lib/common-headers.mjs";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const PREFIX = "/_next/static";
/** Types that name their encoding; the others are by the ending too. */
const TEXT_TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

/**
 * Serves the build's scripts and styles, whose names change with their contents, as they were compressed when they
 * were built: Next would compress them anew for each request, with gzip at its quickest (ADR 0079).
 * @param folder with the files and, beside those worth it, compressed ones named `.br` and `.gz`
 * @param pages answers everything else
 */
export function withStaticFiles(folder: string, isHttps: boolean, pages: Handler): Handler {
  const serve = sirv(folder, {
    ...{ immutable: true, maxAge: 365 * 24 * 3600, etag: true, brotli: true, gzip: true },
    setHeaders: (response, path) => {
      for (const { key, value } of COMMON_HEADERS) response.setHeader(key, value);
      if (isHttps) response.setHeader("Strict-Transport-Security", STRICT_TRANSPORT);
      const type = TEXT_TYPES[extname(path)];
      if (type !== undefined) response.setHeader("Content-Type", `${type}; charset=utf-8`);
    },
  });
  return (request, response) => {
    const { url = "/" } = request;
    if (!url.startsWith(`${PREFIX}/`) || /\.(?:br|gz)(?:\?|$)/.test(url)) return pages(request, response);
    let answered = Promise.resolve();
    // The log and the pages know the request by its whole address.
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
