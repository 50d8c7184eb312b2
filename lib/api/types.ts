import type { Locale } from "@/contract/format/locale";

export interface Schema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: { message: string } };
}

/**
 * Loads a schema of the contract: `() => import("@/contract/comments").then((contract) => contract.commentListSchema)`.
 * It is a function, so that zod is loaded after the page, with the first request.
 */
export type SchemaLoader<T> = () => Promise<Schema<T>>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Language of names in the response; the page's language by default. */
  language?: Locale | undefined;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** True for a POST that saves nothing, such as a preview: its errors say nothing about saving. */
  isRead?: boolean | undefined;
  /** Entity tag of the edited version; the service responds 412 if the object has changed since. */
  ifMatch?: string | undefined;
  /** Names a creation, so that the service creates nothing new when the same request is sent again. */
  idempotencyKey?: string | undefined;
  /** True for a request that the browser sends even when the page is left. */
  keepalive?: boolean | undefined;
  onUploadProgress?: ((sent: number, total: number) => void) | undefined;
}

/** An object with the entity tag to send back in `ifMatch`. */
export interface Tagged<T> {
  value: T;
  tag: string | undefined;
}

/** A PUT that replaces only a version which the user has seen. */
export interface ConditionalPut<T> {
  path: string;
  /** Path of the PUT, if it is another one than `path`. */
  putPath?: string;
  schema: SchemaLoader<T>;
  /** True when the write may replace the stored version. */
  isSeen: (stored: T) => boolean;
  /** True when nothing has to be sent: an earlier attempt may have been saved although its response was lost. */
  isSaved?: (stored: T) => boolean;
  body: (stored: T) => unknown;
  /** Returns the error for a stored version that the user has not seen. */
  conflict: (stored: T) => Error | Promise<Error>;
}
