export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface ApiRequest {
  method: Method;
  /** From lib/api-paths: `/Api/v2/…`, percent-encoded. */
  path: string;
  headers: Record<string, string>;
  body?: string | Blob | undefined;
  signal?: AbortSignal | undefined;
  /** Sent even when the page is left. */
  keepalive?: boolean | undefined;
  /** Bytes of the body that have left so far. */
  onUploadProgress?: ((sent: number, total: number) => void) | undefined;
}

export interface ApiAnswer {
  status: number;
  header: (name: string) => string | null;
  text: string;
}

/** The beginning of an answer came, but not its end. */
export class AnswerBrokeOff extends Error {
  override readonly name = "AnswerBrokeOff";
  constructor(
    readonly status: number,
    /** The request's id, where its header came. */
    readonly identifier: string | undefined,
  ) {
    super("The answer broke off.");
  }
}

/** Carries one call. Rejects only when no answer came, with {@link AnswerBrokeOff} when one began. */
export type Transport = (request: ApiRequest) => Promise<ApiAnswer>;

let transport: Transport = browserTransport;

/** On the server, lib/bff/server-transport puts the one in that talks to the service itself. */
export function installTransport(replacement: Transport): void {
  transport = replacement;
}

export function carry(request: ApiRequest): Promise<ApiAnswer> {
  return transport(request);
}

/** Names in answers come in the page's language, which the user has chosen and the browser does not know. */
function browserTransport(call: ApiRequest): Promise<ApiAnswer> {
  const request = { ...call, headers: { ...call.headers, "Accept-Language": document.documentElement.lang } };
  return request.onUploadProgress ? sendWithProgress(request, request.onUploadProgress) : sendWithFetch(request);
}

async function sendWithFetch(request: ApiRequest): Promise<ApiAnswer> {
  const response = await fetch(request.path, {
    method: request.method,
    headers: request.headers,
    body: request.body ?? null,
    signal: request.signal ?? null,
    keepalive: request.keepalive ?? false,
    credentials: "same-origin",
    redirect: "manual",
  });
  const text = await response.text().catch(() => {
    throw new AnswerBrokeOff(response.status, response.headers.get("x-request-id") ?? undefined);
  });
  return { status: response.status, header: (name) => response.headers.get(name), text };
}

/** fetch tells nothing of an upload's progress, XMLHttpRequest does. */
function sendWithProgress(request: ApiRequest, onProgress: (sent: number, total: number) => void): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.path);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      onProgress(event.loaded, event.total);
    };
    xhr.onload = () => {
      resolve({ status: xhr.status, header: (name) => xhr.getResponseHeader(name), text: xhr.responseText });
    };
    xhr.onerror = () => {
      // Once the status is there, the answer had begun.
      reject(xhr.status === 0 ? new TypeError("the connection broke off") : new AnswerBrokeOff(xhr.status, undefined));
    };
    xhr.onabort = () => {
      reject(new DOMException("The upload was stopped.", "AbortError"));
    };
    if (request.signal?.aborted) {
      reject(new DOMException("The upload was stopped.", "AbortError"));
      return;
    }
    request.signal?.addEventListener("abort", () => {
      xhr.abort();
    });
    xhr.send(request.body ?? null);
  });
}
