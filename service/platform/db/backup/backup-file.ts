import { pipeline, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { allowLongWork } from "../limit-connection";
import type { Db } from "../database";
import { dump } from "./dump";
import { restore, type SealedInBackup } from "./restore";
import { RestoreError } from "./require-unused";

/** Writes a backup as gzipped JSON lines, chunk by chunk. On PGlite, all other statements wait meanwhile. */
export async function writeBackup(db: Db, now: Date, write: (bytes: Uint8Array) => Promise<void>): Promise<void> {
  await db.transaction(
    async (tx) => {
      await allowLongWork(tx);
      const text = Readable.from(withLineEnds(dump(tx, now)));
      // An error in either stream destroys the other, and the loop throws it.
      const zipped = pipeline(text, createGzip(), () => undefined);
      for await (const bytes of zipped) await write(bytes as Uint8Array);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/**
 * Restores a backup of {@link writeBackup}: replaces all data but keys and counted attempts to sign in, or changes
 * nothing on an error.
 * @param sealed handles the sealed values in the backup
 * @param replace allows a database that has data
 * @returns the number of rows
 * @throws RestoreError if the file is not a complete backup of a known version, if a service uses the database, if the
 * database has data and `replace` is false, or if `sealed` refuses its sealed values
 */
export async function readBackup(
  db: Db,
  content: AsyncIterable<Uint8Array>,
  sealed: SealedInBackup,
  replace = false,
): Promise<number> {
  try {
    return await db.transaction(async (tx) => {
      await allowLongWork(tx);
      // Created only now, because the error of a stream that fails before it is read would be lost.
      const text = pipeline(Readable.from(content), createGunzip(), () => undefined);
      return restore(tx, linesOf(text), sealed, replace);
    });
  } catch (error) {
    if (isDecodingError(error)) throw new RestoreError("The file is not a backup, or it is damaged.", { cause: error });
    throw error;
  }
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  // The parts of an unfinished line. A line may contain a file of megabytes, so no part is scanned twice.
  let rest: string[] = [];
  for await (const chunk of bytes) {
    const [first = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
    rest.push(first);
    for (const other of others) {
      yield rest.join("");
      rest = [other];
    }
  }
  const last = rest.join("");
  if (last !== "") yield last;
}

function isDecodingError(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    /^(Z_|ERR_ENCODING|ERR_STREAM_PREMATURE_CLOSE)/.test(String(error.code))
  );
}
