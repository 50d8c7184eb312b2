import type { QueryClient } from "@tanstack/react-query";
import { batchQueries, type BatchPlace } from "./batches";

/** The number of files that a batch would have with these, as far as this window knows its files. */
export function countWith(queryClient: QueryClient, place: BatchPlace, added: readonly File[]): number {
  const present = queryClient.getQueryData(batchQueries.files(place).queryKey) ?? [];
  return countFiles([...present, ...added]);
}

/**
 * Counts files of the same name and size once: they are nearly always the same file, and the service keeps a file of
 * the same name, in NFC, and the same bytes only once.
 */
export function countFiles(files: readonly Pick<File, "name" | "size">[]): number {
  return new Set(files.map(({ name, size }) => `${String(size)} ${name.normalize("NFC")}`)).size;
}
