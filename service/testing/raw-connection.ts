import { connect, type Socket } from "node:net";
import { once } from "node:events";

/** A connection on which a test sends arbitrary bytes and reads the response. */
export class RawConnection {
  received = "";
  readonly closed: Promise<void>;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding("utf8").on("data", (text: string) => void (this.received += text));
    // Some tests expect the connection to be cut.
    socket.on("error", () => undefined);
    this.closed = new Promise((resolve) => socket.once("close", () => resolve()));
  }

  static async open(port: number): Promise<RawConnection> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return new RawConnection(socket);
  }

  send(text: string): this {
    if (this.socket.writable) this.socket.write(text);
    return this;
  }

  /** Sends a request line with headers (including Host) and a body. */
  request(line: string, headers: Record<string, string> = {}, body = ""): this {
    const lines = Object.entries({ host: "service.test", ...headers }).map(([name, value]) => `${name}: ${value}`);
    return this.send([`${line} HTTP/1.1`, ...lines, "", body].join("\r\n"));
  }

  /** Resolves with all that was received once it includes the text; rejects if the connection closes before. */
  async has(text: string): Promise<string> {
    while (!this.received.includes(text)) {
      if (this.socket.closed) throw new Error(`closed before ${JSON.stringify(text)}:\n${this.received}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return this.received;
  }

  /** Resolves with all bytes received when the other side has closed. */
  async toEnd(): Promise<string> {
    await this.closed;
    return this.received;
  }

  close(): void {
    this.socket.destroy();
  }
}

/** The status of a response, and type and message of the error object in its body. Throws if that has no identifier. */
export function errorIn(text: string): { status: number; typeOfError: unknown; message: unknown } {
  const body = JSON.parse(text.slice(text.indexOf("\r\n\r\n") + 4)) as Record<string, unknown>;
  if (!/^[0-9a-f-]{36}$/.test(String(body.identifier))) throw new Error(`no identifier in ${text}`);
  return { status: Number(text.split(" ", 2)[1]), typeOfError: body.typeOfError, message: body.message };
}
