import type { QueryClient } from "@tanstack/react-query";
import { batchQueries, type BatchPlace } from "./batches";

/**
 * The number of files that a batch would have with the added ones; its present files are those in the query cache. An
 * added file with the name and size of a present one is not counted: the cache has no bytes to compare it with.
 */
export async function countWith(queryClient: QueryClient, place: BatchPlace, added: readonly File[]): Promise<number> {
  const present = queryClient.getQueryData(batchQueries.files(place).queryKey) ?? [];
  const known = new Set(present.map(nameAndSize));
  return present.length + (await countFiles(added.filter((file) => !known.has(nameAndSize(file)))));
}

/** Counts files as the service keeps them: those of the same name, in NFC, and the same bytes once. */
export async function countFiles(files: readonly File[]): Promise<number> {
  const distinct = new Map<string, File[]>();
  for (const file of files) {
    const alike = distinct.get(nameAndSize(file)) ?? [];
    if (await isNoneOf(alike, file)) distinct.set(nameAndSize(file), [...alike, file]);
  }
  return [...distinct.values()].reduce((sum, { length }) => sum + length, 0);
}

function nameAndSize({ name, size }: Pick<File, "name" | "size">): string {
  return `${String(size)} ${name.normalize("NFC")}`;
}

/** True when no file of the same size has the same bytes. A file that cannot be read counts as another one. */
async function isNoneOf(others: readonly File[], file: File): Promise<boolean> {
  try {
    for (const other of others) {
      const [bytes, otherBytes] = await Promise.all([file, other].map(async (one) => one.arrayBuffer()));
      const known = new Uint8Array(otherBytes!);
      if (new Uint8Array(bytes!).every((byte, i) => byte === known[i])) return false;
    }
  } catch {
    // Sending the file will say that it cannot be read.
  }
  return true;
}
