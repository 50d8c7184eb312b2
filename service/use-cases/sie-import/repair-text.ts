import { repairMisdecodedSie } from "@/contract/sie-bytes-repair";
import type { SieImportSummary } from "@/contract/sie-import";

/**
 * A file's text as its writer meant it: some clients read CP437 bytes as Latin-1 or UTF-8, which loses nothing and can be
 * turned round. A text that is in order comes back as it is, its encoding unknown to us.
 */
export function repairText(data: string): { text: string; encoding: SieImportSummary["encoding"] } {
  const { text, repairedFrom } = repairMisdecodedSie(data);
  return { text, encoding: repairedFrom ?? "unknown" };
}
