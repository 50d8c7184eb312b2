/** As much of a request as the API reads, whether it comes from node's http server or is made for a test. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query exactly as sent, or a whole address. */
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  /** Null for none: 304, and answers to HEAD. */
  body: string | Uint8Array | null;
}
