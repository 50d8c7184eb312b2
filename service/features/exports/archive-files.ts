import { setImmediate } from "node:timers/promises";
import { writeWireYielding } from "../../platform/jobs/write-wire-yielding";
import type { ArchivedFile } from "../../platform/zip";

/** A file of a ZIP archive with one value as JSON; the value is read when the file's turn comes. */
export function jsonFile(name: string, read: () => Promise<unknown>): ArchivedFile {
  return { name, content: jsonText(read) };
}

/** A file of a ZIP archive with a list as JSON, one item per line; the whole list is never in memory. */
export function listFile(name: string, items: AsyncIterable<unknown>): ArchivedFile {
  return { name, content: listText(items) };
}

async function* jsonText(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield* await writeWireYielding(await read());
  yield "\n";
}

async function* listText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const item of items) {
    yield separator;
    yield* await writeWireYielding(item);
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/**
 * Reads rows page by page; a page is read when the caller has taken all rows before it.
 * @param read returns the rows after the given one; an empty page is the end
 */
export async function* rowsOfPages<Row>(read: (after: Row | null) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await read(last);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (last === null) return;
    // Lets other requests run between pages.
    await setImmediate();
  }
}
