import type { User, World } from "./world";

/**
 * The body of a request; `malformed` is a text that the service must refuse, such as invalid JSON or an object with a
 * member twice. `large` is true for a body padded with blanks to more than the 1 MiB that most resources accept.
 */
export type Body =
  | { kind: "none" }
  | { kind: "json"; value: unknown; large: boolean }
  | { kind: "malformed"; large: boolean };

/** A tag of If-Match or If-None-Match: `*`, or the tag of the representation with the canonical text `of`. */
export type Tag = "*" | { weak: boolean; of: string };

/** One request to the model, with references resolved and the path decoded. */
export interface ModelRequest {
  user: string | null;
  method: string;
  /** Segments after /Api/v2; null when the path's percent-encoding is broken. */
  path: string[] | null;
  query: [string, string][];
  body: Body;
  ifMatch?: Tag[];
  ifNoneMatch?: Tag[];
  /** The service's clock, as a timestamp of the interface. */
  now: string;
  /** Returns the id that the service assigned, so that the model gives its new object the same id. */
  newId: () => string;
}

export interface ModelAnswer {
  status: number;
  typeOfError?: string;
  allow?: string[];
  body?: unknown;
}

/** Input of the function that handles a method of a resource. */
export interface HandlerInput {
  world: World;
  user: User;
  params: string[];
  /** Reads the body; throws 413 when it is too large, and 400 when it is missing or malformed. */
  body: () => unknown;
  /** Returns these parameters of the query; throws 400 when one occurs twice. */
  query: <N extends string>(...names: N[]) => Partial<Record<N, string>>;
  /** Throws 412 when If-Match names another state than this one. */
  match: (presented: unknown) => void;
  now: string;
  newId: () => string;
}

export type Handler = (input: HandlerInput) => unknown;

/** Resources by path; a segment that begins with a colon is a parameter. */
export type Resources = Record<string, Partial<Record<"GET" | "POST" | "PUT" | "DELETE", Handler>>>;
