import type { QueryClient } from "@tanstack/react-query";
import { batchQueries, type BatchPlace } from "./batches";

/**
 * The number of files that a batch would have with these, as far as this window knows its files. A file with the name
 * and size of one that is there counts once, as the service keeps it once, under its name in NFC.
 */
export function countWith(queryClient: QueryClient, place: BatchPlace, added: readonly File[]): number {
  const present = queryClient.getQueryData(batchQueries.files(place).queryKey) ?? [];
  return new Set([...present, ...added].map(({ name, size }) => `${String(size)} ${name.normalize("NFC")}`)).size;
}
