import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { parentPort, workerData } from "node:worker_threads";
import { concatBytes } from "./concat-bytes";

// The worker thread that runs PGlite. It answers each message with exactly one message, in order.

/** Options of the thread: the data directory, or a dump to load into memory. */
export type ThreadOptions = Pick<PGliteOptions, "dataDir" | "loadDataDir">;

/** Messages of PostgreSQL's protocol; or to end; or for a dump of the folder as a tar file. */
export type ThreadRequest = Uint8Array<ArrayBuffer> | "close" | "dump";

/** The database's messages, or the dump's bytes; nothing when it is ready or has ended; or why there is no answer. */
export type ThreadResponse = Uint8Array<ArrayBuffer> | null | Error;

const port = parentPort!;
const pglite = new PGlite(workerData as ThreadOptions);

async function response(request: ThreadRequest): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request === "dump") return new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer());
  if (request === "close") {
    await pglite.close();
    return null;
  }
  const parts: Uint8Array[] = [];
  // The bytes are a view into the database's own memory.
  await pglite.execProtocolRawStream(request, { onRawData: (part) => parts.push(part.slice()) });
  return concatBytes(parts);
}

function say(answered: ThreadResponse): void {
  port.postMessage(answered, answered instanceof Uint8Array ? [answered.buffer] : []);
}

let last: Promise<unknown> = pglite.waitReady;
const inOrder = (work: () => Promise<Uint8Array<ArrayBuffer> | null>) => {
  last = last.then(work).then(say, (error: unknown) => say(error instanceof Error ? error : new Error(String(error))));
};
inOrder(() => Promise.resolve(null));
port.on("message", (request: ThreadRequest) => {
  inOrder(() => response(request));
  if (request === "close") last = last.then(() => port.close());
});
