import { connect, createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

/** A TCP proxy to PostgreSQL that a test can close, reopen and silence. */
export class DatabaseProxy {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  /** True to accept connections without forwarding anything. */
  silent = false;
  /** Bytes of clients are forwarded in chunks of at most this size; null for no limit. */
  maxChunkBytes: number | null = null;
  /** 0 until the proxy is opened; kept when it is closed, so that it opens again at the same address. */
  port = 0;

  /** @param url the URL of the database */
  constructor(private readonly url: string) {}

  /** The URL of the database through the proxy. */
  get address(): string {
    const url = new URL(this.url);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  async open(): Promise<void> {
    const { port, hostname } = new URL(this.url);
    this.server = createServer((client) => {
      this.keep(client);
      if (this.silent) return;
      const database = connect(Number(port || 5432), hostname);
      this.keep(database);
      const source = this.maxChunkBytes === null ? client : Readable.from(inPieces(client, this.maxChunkBytes));
      source.pipe(database).pipe(client);
      client.on("close", () => database.destroy());
      database.on("close", () => client.destroy());
    }).listen(this.port, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as { port: number }).port;
  }

  /** Keeps connections open but stops forwarding, like a firewall that has dropped them. */
  hush(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server!.close(resolve));
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => this.sockets.delete(socket));
  }
}

async function* inPieces(source: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    for (let at = 0; at < bytes.length; at += length) {
      yield bytes.subarray(at, at + length);
      // Gives the server time to respond to complete messages.
      for (let i = 0; i < 5; i++) await setImmediate();
    }
  }
}
