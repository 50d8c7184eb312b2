export interface Schema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: { message: string } };
}

/**
 * Loads a schema of the contract: `() => import("@/contract/comment").then((contract) => contract.commentListSchema)`.
 * A function, so that zod is loaded after the page, while the response is on its way.
 */
export type SchemaLoader<T> = () => Promise<Schema<T>>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Asks for names in another language than the page's. */
  language?: "sv" | "en" | undefined;
}

export interface SendOptions extends CallOptions {
  /** Entity tag of the object as it was edited; the service answers 412 if it has changed since. */
  ifMatch?: string | undefined;
  keepalive?: boolean | undefined;
  onUploadProgress?: ((sent: number, total: number) => void) | undefined;
}

/** An object with the entity tag to send back in `ifMatch`. */
export interface Tagged<T> {
  value: T;
  tag: string | undefined;
}
