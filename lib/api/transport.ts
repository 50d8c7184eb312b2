export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface ApiRequest {
  method: Method;
  /** From lib/api/paths: `/Api/v2/…`, percent-encoded. */
  path: string;
  headers: Record<string, string>;
  body?: string | Blob | undefined;
  signal?: AbortSignal | undefined;
  /** Sent even when the page is left. */
  keepalive?: boolean | undefined;
  /**
   * Takes a 200 as a file, which may be larger than a text: called with the number of bytes that have arrived so far.
   */
  onDownloadProgress?: ((received: number) => void) | undefined;
  /** Called with the number of bytes of the body that have been sent so far. */
  onUploadProgress?: ((sent: number, total: number) => void) | undefined;
}

export interface ApiResponse {
  status: number;
  header: (name: string) => string | null;
  /** Empty where the response is a file. */
  text: string;
  file?: Blob;
}

/** A response that began but did not arrive whole. */
export class ResponseInterrupted extends Error {
  override readonly name = "AnswerBrokeOff";
  constructor(
    readonly status: number,
    /** The request's id, where the response has that header. */
    readonly identifier: string | undefined,
  ) {
    super("The response broke off.");
  }
}

/** Sends one request. Rejects only when no response came, with {@link ResponseInterrupted} when one began. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

let transport: Transport = browserTransport;

/** On the server, lib/bff/server-transport installs one that sends requests straight to the service. */
export function installTransport(replacement: Transport): void {
  transport = replacement;
}

export function sendRequest(request: ApiRequest): Promise<ApiResponse> {
  return transport(request);
}

/** Asks for names in the page's language: the user has chosen it, and the browser's own setting may differ. */
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

/** The browser puts a large file on disk while it arrives; here it goes by in pieces. */
function counted(body: Response["body"], onProgress: (received: number) => void): ReadableStream<Uint8Array> | null {
  let received = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      received += piece.byteLength;
      onProgress(received);
      controller.enqueue(piece);
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
    xhr.onerror = () => {
      // A status means that the response had begun.
      reject(
        xhr.status === 0 ? new TypeError("the connection broke off") : new ResponseInterrupted(xhr.status, undefined),
      );
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
