import type { Locale } from "@/contract/format/locale";
export interface Schema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: { message: string } };
}

/**
 * Loads a schema of the contract: `() => import("@/contract/comment").then((contract) => contract.commentListSchema)`.
 * It is a function, so that zod is loaded after the page, while waiting for the response.
 */
export type SchemaLoader<T> = () => Promise<Schema<T>>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Language of names in the response; the page's language by default. */
  language?: Locale | undefined;
}

export interface SendOptions extends CallOptions {
  /** Entity tag of the edited version; the service responds 412 if the object has changed since. */
  ifMatch?: string | undefined;
  /** Names a creation, so that the service creates nothing new when the same request is sent again. */
  idempotencyKey?: string | undefined;
  keepalive?: boolean | undefined;
  onUploadProgress?: ((sent: number, total: number) => void) | undefined;
}

/** An object with the entity tag to send back in `ifMatch`. */
export interface Tagged<T> {
  value: T;
  tag: string | undefined;
}
