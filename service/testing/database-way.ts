import { connect, createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

/** A TCP proxy to PostgreSQL that a test can close, reopen and silence. */
export class DatabaseWay {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  /** True to accept connections without passing anything on. */
  silent = false;
  /** The size limit of the pieces in which clients' bytes are passed on, one after the other; null for none. */
  pieces: number | null = null;
  port = 0;

  /** @param url the database's own address */
  constructor(private readonly url: string) {}

  /** The database's address through the proxy. */
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
      const said = this.pieces === null ? client : Readable.from(inPieces(client, this.pieces));
      said.pipe(database).pipe(client);
      client.on("close", () => database.destroy());
      database.on("close", () => client.destroy());
    }).listen(this.port, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as { port: number }).port;
  }

  /** Keeps open connections but passes nothing on any more, like a firewall that has forgotten them. */
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

async function* inPieces(said: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  for await (const bytes of said) {
    for (let at = 0; at < bytes.length; at += length) {
      yield bytes.subarray(at, at + length);
      // Gives the server time to respond to complete messages.
      for (let i = 0; i < 5; i++) await setImmediate();
    }
  }
}
