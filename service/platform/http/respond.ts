import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ERROR_KINDS, type ApiErrorBody } from "@/contract/api-error";
import { writeWire } from "@/contract/wire";
import type { HttpError } from "../http-error";
import { etagHeader, readTags, type ContentCoding } from "./entity-tag";
import { tagOf } from "../preconditions";
import type { EncodedBody, BodyCache } from "./body-cache";
import type { HttpResponse, HttpRequest } from "./message";
import { StreamedFile, WholeFile } from "../streamed-file";
import { Versioned } from "../versioned";
import { encodeBody } from "../jobs/write-wire-yielding";

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Below this size, compression hardly helps. */
const COMPRESS_FROM_BYTES = 1024;

const API_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "private, no-cache",
  vary: "Authorization, Accept-Encoding, Accept-Language",
} as const;

/** Creates the response to a successful request: 200, or 304 if the client has the current version. */
export async function respond(request: HttpRequest, value: unknown, bodyCache: BodyCache): Promise<HttpResponse> {
  if (value instanceof StreamedFile) return streamed(value);
  if (value instanceof WholeFile) {
    const { bytes } = value;
    return response(request, tagOf(bytes), "identity", () => bytes, { ...API_HEADERS, ...fileHeaders(value) });
  }
  const accepted = codingFor(request.headers.get("accept-encoding"));
  if (value instanceof Versioned) {
    const { tag, coding, bytes } = await bodyCache.get(value, accepted, (read) => encode(read, accepted));
    return response(request, tag, coding, () => bytes);
  }
  const body = await encodeBody(value === undefined ? null : value);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const coding = codingForSize(accepted, body);
  return response(request, isRead ? tagOf(body) : null, coding, () => compress(body, coding));
}

function streamed(file: StreamedFile): HttpResponse {
  return { status: 200, headers: { ...fileHeaders(file), "cache-control": "private, no-store" }, body: file.content };
}

/** Headers that make browsers save a file instead of showing it; the name is encoded as in RFC 6266 §4.3. */
function fileHeaders({ name, contentType }: Pick<StreamedFile, "name" | "contentType">): Record<string, string> {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return { "content-type": contentType, "content-disposition": `attachment; filename*=UTF-8''${encoded}` };
}

async function response(
  request: HttpRequest,
  tag: string | null,
  coding: ContentCoding,
  body: () => EncodedBody["bytes"] | Promise<EncodedBody["bytes"]>,
  headers: Record<string, string> = { ...API_HEADERS },
): Promise<HttpResponse> {
  if (tag !== null) {
    headers.etag = etagHeader(tag, coding);
    const known = readTags(request.headers.get("if-none-match"), true);
    if (known && (known.includes("*") || known.includes(tag))) return { status: 304, headers, body: null };
  }
  if (request.method === "HEAD") return { status: 200, headers, body: null };
  if (coding !== "identity") headers["content-encoding"] = coding;
  return { status: 200, headers, body: await body() };
}

async function encode(value: unknown, accepted: ContentCoding): Promise<EncodedBody> {
  const body = await encodeBody(value);
  const coding = codingForSize(accepted, body);
  return { tag: tagOf(body), coding, bytes: await compress(body, coding) };
}

function codingForSize(accepted: ContentCoding, body: string | Uint8Array): ContentCoding {
  return Buffer.byteLength(body) < COMPRESS_FROM_BYTES ? "identity" : accepted;
}

/** Compresses a response on the fly, for which the highest quality of Brotli, its default, is too slow. */
function compress(body: string | Uint8Array, coding: ContentCoding): string | Uint8Array | Promise<Uint8Array> {
  if (coding === "identity") return body;
  return coding === "gzip"
    ? compressGzip(body, { level: 6 })
    : compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Creates the response with the error object of the API. */
export function respondError(error: HttpError, identifier: string): HttpResponse {
  const body: ApiErrorBody = {
    typeOfError: ERROR_KINDS[error.kind].typeOfError,
    // A message may quote what the client sent, such as the name of a member.
    message: error.message.replace(/\p{Cc}/gu, "�"),
    identifier,
  };
  return { status: error.status, headers: { ...API_HEADERS, ...error.headers }, body: writeWire(body) };
}

/**
 * Chooses brotli or gzip by the higher weight in Accept-Encoding, brotli at equal weights, and identity if neither is
 * accepted; the weight of identity is not read. `*` is the weight of codings that the header does not name
 * (RFC 9110 §12.5.3).
 */
export function codingFor(header: string | null): ContentCoding {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").split(",")) {
    const [name = "", ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    weights.set(name, Number(parameters.map((text) => /^q=([\d.]+)$/.exec(text)?.[1]).find(Boolean) ?? 1));
  }
  const weightOf = (coding: ContentCoding) => weights.get(coding) ?? weights.get("*") ?? 0;
  const [brotli, gzipped] = [weightOf("br"), weightOf("gzip")];
  // A weight such as 1.0.0 is NaN: neither positive nor higher than another.
  if (brotli > 0 && !(gzipped > brotli)) return "br";
  return gzipped > 0 ? "gzip" : "identity";
}
