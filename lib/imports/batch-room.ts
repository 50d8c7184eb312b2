import type { QueryClient } from "@tanstack/react-query";
import { batchQueries, type BatchPlace } from "./batches";

/** The number of files that a batch would have with these, as far as this window knows its files. */
export function countWith(queryClient: QueryClient, place: BatchPlace, added: readonly File[]): number {
  const present = queryClient.getQueryData(batchQueries.files(place).queryKey) ?? [];
  return countFiles([...present, ...added]);
}

/** Files of the same name and size count once, as the service keeps them once, under their name in NFC. */
export function countFiles(files: readonly Pick<File, "name" | "size">[]): number {
  return new Set(files.map(({ name, size }) => `${String(size)} ${name.normalize("NFC")}`)).size;
}
