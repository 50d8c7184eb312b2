import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { Fault } from "./faults";

/** A TCP server in place of the accounting service. It makes one fault at a time, or forwards to a healthy service. */
export class HostileUpstream {
  /** Identifiers and paths of the received requests. */
  readonly heard: { id: string; path: string }[] = [];
  #fault: Fault | undefined;
  #server: Server | undefined;
  #port = 0;
  readonly #sockets = new Set<Socket>();

  /** @param healthyPort of a service without faults */
  constructor(private readonly healthyPort: number) {}

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  /** Closes all connections and begins a fault, or forwards every request if it is undefined. */
  async become(fault: Fault | undefined): Promise<void> {
    this.#fault = fault;
    await this.close();
    if (fault?.isAway) return;
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    // Each request that the connection carries adds a listener.
    socket.setMaxListeners(0);
    socket.once("close", () => this.#sockets.delete(socket));
    // A fault cuts connections on which something is still being written.
    socket.on("error", () => undefined);
    if (this.#fault?.onConnect) {
      this.#fault.onConnect(socket);
      return;
    }
    let text = "";
    socket.on("data", (part: Buffer) => {
      text += part.toString("latin1");
      for (let end = lengthOfRequest(text); end !== null; end = lengthOfRequest(text)) {
        this.#answer(socket, text.slice(0, end));
        text = text.slice(end);
      }
    });
  }

  #answer(socket: Socket, request: string): void {
    this.heard.push({
      id: /\r\nx-request-id: (\S+)/i.exec(request)?.[1] ?? "",
      path: request.split(" ")[1] ?? "",
    });
    if (this.#fault?.respond) this.#fault.respond(socket);
    else this.#forward(socket, request);
  }

  #forward(socket: Socket, request: string): void {
    const { bytes, then } = this.#fault?.through ?? { bytes: Infinity, then: () => undefined };
    const healthy = connect(this.healthyPort, "127.0.0.1", () => healthy.write(request, "latin1"));
    /** Bytes of the response still to be passed; −1 once `then` is due. */
    let left = bytes;
    socket.once("close", () => healthy.destroy());
    healthy.on("error", () => socket.destroy());
    healthy.on("data", (part: Buffer) => {
      if (left < 0) return;
      const passed = part.subarray(0, left);
      const isLast = part.length > left;
      left = isLast ? -1 : left - part.length;
      socket.write(passed, () => {
        if (!isLast) return;
        healthy.destroy();
        then(socket);
      });
    });
  }
}

/** The length of the first request in `text`, or null when it is not complete. */
function lengthOfRequest(text: string): number | null {
  const head = text.indexOf("\r\n\r\n");
  if (head < 0) return null;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
  const end = head + 4 + length;
  return text.length >= end ? end : null;
}
