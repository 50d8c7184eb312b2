import type { RequestContext, ReadBody, ReadQuery } from "../request-context";
import { HttpError } from "../http-error";

export const VERBS = ["GET", "POST", "PUT", "DELETE"] as const;
export type Verb = (typeof VERBS)[number];

/** A request to a resource. Path parameters are decoded; body and query are read when the handler calls for them. */
export interface ApiRequest {
  context: RequestContext;
  /** Returns a path parameter; throws an Error if the pattern has no such parameter. */
  param: (name: string) => string;
  /** Returns a path parameter, or undefined if the pattern has no such parameter. */
  optionalParam: (name: string) => string | undefined;
  /** Reads the body and checks it against a schema. */
  body: ReadBody;
  /** Reads the body without parsing it. */
  bytes: () => Promise<Uint8Array>;
  query: ReadQuery;
}

export type Handler = (request: ApiRequest) => Promise<unknown>;

export interface Route extends Partial<Record<Verb, Handler>> {
  /** Segments after /Api/v2; a segment that begins with a colon is a parameter. */
  path: string;
  /**
   * The part of a POST that may contain a secret: `body` for a password; `response` for a secret in the response, with
   * or without a password in the body. Under an Idempotency-Key both hash the body slowly; `response` is not stored.
   */
  secret?: "body" | "response";
  /**
   * True if the POST checks a password. With an Idempotency-Key the check runs inside a transaction, so the attempt is
   * counted before the transaction begins. Not needed with `streams`.
   */
  checksSecret?: true;
  /** True if the response to the POST is a StreamedFile, which cannot be stored; an Idempotency-Key is then ignored. */
  streams?: true;
  /** Largest body in bytes; 1 MiB unless set. */
  bodyLimit?: number;
}

interface CompiledRoute {
  segments: string[];
  route: Route;
}

export interface Match {
  route: Route;
  params: Record<string, string>;
}

/**
 * Compiles routes into a function that returns the first route that matches a path. Fixed segments ignore case, one
 * trailing slash is allowed, and parameters are percent-decoded once and never empty. It throws an HttpError (invalid)
 * for a bad encoding or U+0000.
 */
export function compileRoutes(routes: readonly Route[]): (path: string) => Match | null {
  const byLength = new Map<number, CompiledRoute[]>();
  for (const route of routes) {
    const segments = route.path
      .split("/")
      .map((segment) => (segment.startsWith(":") ? segment : segment.toLowerCase()));
    const sameLength = byLength.get(segments.length) ?? [];
    sameLength.push({ segments, route });
    byLength.set(segments.length, sameLength);
  }
  return (path) => {
    const segments = decodeSegments(path);
    for (const { segments: pattern, route } of byLength.get(segments.length) ?? []) {
      const params = matchSegments(pattern, segments);
      if (params) return { route, params };
    }
    return null;
  };
}

/** Writes the path of a matching request in one way, whatever its case, percent-encoding or trailing slash was. */
export function canonicalPath({ route, params }: Match): string {
  return route.path
    .split("/")
    .map((segment) => (segment.startsWith(":") ? encodeURIComponent(params[segment.slice(1)]!) : segment))
    .join("/");
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (let i = 0; i < pattern.length; i++) {
    const expected = pattern[i]!;
    const actual = segments[i]!;
    if (expected.startsWith(":")) {
      if (actual === "") return null;
      params[expected.slice(1)] = actual;
    } else if (actual.toLowerCase() !== expected) return null;
  }
  return params;
}

function decodeSegments(path: string): string[] {
  const trimmed = path.endsWith("/") ? path.slice(0, -1) : path;
  return trimmed.split("/").map((segment) => {
    let decoded: string;
    try {
      decoded = decodeURIComponent(segment);
    } catch {
      throw new HttpError("invalid", "The path is not valid: expected percent-encoded UTF-8.");
    }
    if (decoded.includes("\u0000"))
      throw new HttpError("invalid", "The path is not valid: it contains the character U+0000.");
    return decoded;
  });
}
