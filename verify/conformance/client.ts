import { request as requestHttp, Agent as HttpAgent, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { request as requestHttps, Agent as HttpsAgent } from "node:https";
import { parseWire, writeWire } from "@/contract/wire";

export interface ApiResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as it came, still encoded. */
  bytes: Buffer;
  /** The body as UTF-8; empty when it is encoded. */
  text: string;
  /** The body as the wire codec reads it; undefined when it is empty, encoded, or no JSON. */
  body: unknown;
}

export type Headers = Record<string, string>;

/** Bytes above which a body may be rejected before it has been read; below the smallest limit of the API, 1 MiB. */
const LARGE = 512 * 1024;
/** Maximum number of times that a request with such a body is sent. */
const ATTEMPTS = 5;

const agents = { "http:": new HttpAgent({ keepAlive: true }), "https:": new HttpsAgent({ keepAlive: true }) };

/**
 * Sends one user's requests as they are given, with Authorization and Content-Length added. Leaves
 * dot segments in paths, decodes no Content-Encoding, and follows no redirect.
 */
export class Client {
  constructor(
    readonly baseUrl: string,
    private readonly authorization: string | null,
  ) {}

  /** Paths are relative to `/Api/v2`. */
  get(path: string, headers?: Headers): Promise<ApiResponse> {
    return this.send("GET", `/Api/v2${path}`, null, headers);
  }
  post(path: string, body: unknown, headers?: Headers): Promise<ApiResponse> {
    return this.send("POST", `/Api/v2${path}`, writeWire(body), headers);
  }
  put(path: string, body: unknown, headers?: Headers): Promise<ApiResponse> {
    return this.send("PUT", `/Api/v2${path}`, writeWire(body), headers);
  }
  delete(path: string, headers?: Headers): Promise<ApiResponse> {
    return this.send("DELETE", `/Api/v2${path}`, null, headers);
  }

  /** Sends a request unchanged: the whole path, and the exact text or bytes of the body. */
  async send(method: string, path: string, body: string | Buffer | null, headers: Headers = {}): Promise<ApiResponse> {
    const bytes = typeof body === "string" ? Buffer.from(body) : body;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.sendOnce(method, path, bytes, headers);
      } catch (error) {
        // On a busy machine the response to a body that was rejected unread can be lost.
        if (bytes === null || bytes.length <= LARGE || attempt === ATTEMPTS) throw error;
      }
    }
  }

  private sendOnce(method: string, path: string, bytes: Buffer | null, headers: Headers): Promise<ApiResponse> {
    const url = new URL(this.baseUrl);
    // The connection of a body that was rejected unread cannot be used again.
    const isLarge = bytes !== null && bytes.length > LARGE;
    const options: RequestOptions = {
      method,
      // Without the brackets that an IPv6 address has in a URL.
      host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      port: url.port,
      path: url.pathname.replace(/\/$/, "") + path,
      agent: isLarge ? false : url.protocol === "https:" ? agents["https:"] : agents["http:"],
      headers: {
        ...(this.authorization === null ? {} : { authorization: this.authorization }),
        ...(bytes === null ? {} : { "content-length": String(bytes.length) }),
        ...headers,
      },
    };
    return new Promise((resolve, reject) => {
      const outgoing = (url.protocol === "https:" ? requestHttps : requestHttp)(options, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => resolve(answerOf(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(chunks))));
      });
      outgoing.on("error", reject);
      // The server may reset the connection after its response, because it has not read the rest of the body.
      if (isLarge) outgoing.on("socket", (socket) => socket.on("error", () => undefined));
      outgoing.end(bytes ?? undefined);
    });
  }
}

function answerOf(status: number, headers: IncomingHttpHeaders, bytes: Buffer): ApiResponse {
  const text = headers["content-encoding"] === undefined ? bytes.toString("utf8") : "";
  return { status, headers, bytes, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  if (text === "") return undefined;
  try {
    return parseWire(text);
  } catch {
    return undefined;
  }
}
