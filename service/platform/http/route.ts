import type { RequestContext, ReadBody, ReadQuery } from "../request-context";
import { HttpError } from "../http-error";

export const VERBS = ["GET", "POST", "PUT", "DELETE"] as const;
export type Verb = (typeof VERBS)[number];

/** One request to a resource: parameters decoded, body and query read only when asked for. */
export interface ApiRequest {
  context: RequestContext;
  /** The parameter of the path with this name; asking for one the pattern lacks is a programming error. */
  param: (name: string) => string;
  /** The same, or undefined where the path was matched without it. */
  optionalParam: (name: string) => string | undefined;
  body: ReadBody;
  /** The body as it was sent, for what is too large to be read as a whole. */
  bytes: () => Promise<Uint8Array>;
  query: ReadQuery;
}

export type Handler = (request: ApiRequest) => Promise<unknown>;

export interface Route extends Partial<Record<Verb, Handler>> {
  /** Segments after /Api/v2; a segment that begins with a colon is a parameter. */
  path: string;
  /**
   * The secret part of its POST: `body` when that may hold a password, `response` when it holds a secret that is shown
   * once, and the body may hold a password too. An Idempotency-Key keeps neither.
   */
  secret?: "body" | "response";
  /** True when its POST checks the user's password: with an Idempotency-Key it runs inside a transaction. */
  checksSecret?: true;
  /** True when the response to its POST is a StreamedFile, which is not stored: an Idempotency-Key is passed over. */
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
 * Makes the matcher of a set of routes. Fixed segments match without regard to case, one trailing slash is allowed,
 * parameters are percent-decoded once and never empty.
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

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (let i = 0; i < pattern.length; i++) {
    const expected = pattern[i]!;
    const given = segments[i]!;
    if (expected.startsWith(":")) {
      if (given === "") return null;
      params[expected.slice(1)] = given;
    } else if (given.toLowerCase() !== expected) return null;
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
