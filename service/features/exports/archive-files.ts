import { setImmediate } from "node:timers/promises";
import { writeWireYielding } from "../../platform/jobs/write-wire-yielding";
import type { ArchivedFile } from "../../platform/zip";

/** A value in the wire format, as a file of an archive. It is read when its turn comes. */
export function jsonFile(name: string, read: () => Promise<unknown>): ArchivedFile {
  return { name, content: written(read) };
}

/** A list in the wire format, one item a line, which is never whole in memory. */
export function listFile(name: string, items: AsyncIterable<unknown>): ArchivedFile {
  return { name, content: writtenList(items) };
}

async function* written(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield* await writeWireYielding(await read());
  yield "\n";
}

async function* writtenList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const item of items) {
    yield before;
    yield* await writeWireYielding(item);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/**
 * The rows of pages, each read when those before it have been sent.
 * @param read the rows after this one; none at the end
 */
export async function* rowsOfPages<Row>(read: (after: Row | null) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await read(last);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (last === null) return;
    // Lets other requests in between.
    await setImmediate();
  }
}
