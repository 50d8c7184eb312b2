import { connect, createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

/** The way to PostgreSQL, which a test can close, and open again, and fill with silence. */
export class DatabaseWay {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  /** New connections are taken and nothing is said on them. */
  silent = false;
  /** What clients say comes in pieces of at most so many bytes, one after the other. */
  pieces: number | null = null;
  port = 0;

  /** @param url of the database itself */
  constructor(private readonly url: string) {}

  /** The database's address by this way. */
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

  /** The connections that are open stay open, and nothing comes through any more: as when a firewall forgets them. */
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
      // Time for what was complete to be answered.
      for (let i = 0; i < 5; i++) await setImmediate();
    }
  }
}
