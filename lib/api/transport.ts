export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface ApiRequest {
  method: Method;
  /** From lib/api/path: `/Api/v2/…`, percent-encoded. */
  path: string;
  headers: Record<string, string>;
  body?: string | Blob | undefined;
  signal?: AbortSignal | undefined;
  /** True for a request that the browser sends even when the page is left. */
  keepalive?: boolean | undefined;
  /**
   * Reads a 200 response as a file instead of a text. Called with the number of bytes that have arrived so far.
   */
  onDownloadProgress?: ((received: number) => void) | undefined;
  /** Called with the number of bytes of the body that have been sent so far, and of all its bytes. */
  onUploadProgress?: ((sent: number, total: number) => void) | undefined;
}

export interface ApiResponse {
  status: number;
  header: (name: string) => string | null;
  /** Empty where the response is a file. */
  text: string;
  file?: Blob;
}

/** A response that began but is incomplete. */
export class ResponseInterrupted extends Error {
  override readonly name = "ResponseInterrupted";
  constructor(
    readonly status: number,
    /** The request's id, if the response has that header. */
    readonly identifier: string | undefined,
  ) {
    super("The response broke off.");
  }
}

/** Sends one request. Rejects when no response came, or with {@link ResponseInterrupted} when one was incomplete. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

let transport: Transport = browserTransport;

/** Replaces the transport. On the server, lib/bff/server-transport installs one that calls the service directly. */
export function installTransport(replacement: Transport): void {
  transport = replacement;
}

export function sendRequest(request: ApiRequest): Promise<ApiResponse> {
  return transport(request);
}

/** Sends from the browser, and asks for the page's language: the user chose it, and the browser's may differ. */
function browserTransport(call: ApiRequest): Promise<ApiResponse> {
  const request = { ...call, headers: { "Accept-Language": document.documentElement.lang, ...call.headers } };
  return request.onUploadProgress ? sendWithProgress(request, request.onUploadProgress) : sendWithFetch(request);
}

async function sendWithFetch(request: ApiRequest): Promise<ApiResponse> {
  const response = await fetch(request.path, {
    method: request.method,
    headers: request.headers,
    body: request.body ?? null,
    signal: request.signal ?? null,
    keepalive: request.keepalive ?? false,
    credentials: "same-origin",
    redirect: "manual",
  });
  const { status } = response;
  const header = (name: string) => response.headers.get(name);
  const { onDownloadProgress } = request;
  const interrupted = () => {
    throw new ResponseInterrupted(status, header("x-request-id") ?? undefined);
  };
  if (onDownloadProgress && status === 200) {
    const file = await new Response(counted(response.body, onDownloadProgress)).blob().catch(interrupted);
    return { status, header, text: "", file };
  }
  return { status, header, text: await response.text().catch(interrupted) };
}

/** Counts the bytes of a stream. A blob of the result can be large: the browser writes it to disk as it arrives. */
function counted(body: Response["body"], onProgress: (received: number) => void): ReadableStream<Uint8Array> | null {
  let received = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      onProgress(received);
      controller.enqueue(chunk);
    },
  });
  return body?.pipeThrough(counting) ?? null;
}

/** Uses XMLHttpRequest, because fetch does not report the progress of an upload. */
function sendWithProgress(
  request: ApiRequest,
  onProgress: (sent: number, total: number) => void,
): Promise<ApiResponse> {
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
    // Status and identifier of a response that has begun: the XMLHttpRequest itself has lost them when it fails.
    let begun: ResponseInterrupted | null = null;
    xhr.onreadystatechange = () => {
      if (xhr.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      begun = new ResponseInterrupted(xhr.status, xhr.getResponseHeader("x-request-id") ?? undefined);
    };
    xhr.onerror = () => {
      reject(begun ?? new TypeError("the connection broke off"));
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
