import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { parentPort, workerData } from "node:worker_threads";
import { concatBytes } from "./concat-bytes";

// The worker thread that runs PGlite. It sends one message when the database is open, then exactly one for each
// message that it receives, in order.

/** The data directory, without which the database is in memory, and a dump with which a new database begins. */
export type ThreadOptions = Pick<PGliteOptions, "dataDir" | "loadDataDir">;

/** Messages of the PostgreSQL protocol, or a request to close the database or to dump its directory as a tar file. */
export type ThreadRequest = Uint8Array<ArrayBuffer> | "close" | "dump";

/** The messages of the database or the bytes of the dump; null after opening and closing; an Error on failure. */
export type ThreadResponse = Uint8Array<ArrayBuffer> | null | Error;

const port = parentPort!;
const pglite = new PGlite(workerData as ThreadOptions);

async function perform(request: ThreadRequest): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request === "dump") return new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer());
  if (request === "close") {
    await pglite.close();
    return null;
  }
  const parts: Uint8Array[] = [];
  // The chunks are views into the memory of PGlite, so they are copied.
  await pglite.execProtocolRawStream(request, { onRawData: (part) => parts.push(part.slice()) });
  return concatBytes(parts);
}

function say(response: ThreadResponse): void {
  port.postMessage(response, response instanceof Uint8Array ? [response.buffer] : []);
}

let last: Promise<unknown> = pglite.waitReady;
const inOrder = (work: () => Promise<Uint8Array<ArrayBuffer> | null>) => {
  last = last.then(work).then(say, (error: unknown) => say(error instanceof Error ? error : new Error(String(error))));
};
inOrder(() => Promise.resolve(null));
port.on("message", (request: ThreadRequest) => {
  inOrder(() => perform(request));
  if (request === "close") last = last.then(() => port.close());
});
