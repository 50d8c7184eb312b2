import { repairMisdecodedUtf8 } from "@/contract/imports/sie-bytes-repair";
import type { SieImportSummary } from "@/contract/imports/sie-import";

/**
 * A file's text as its writer meant it: some clients read CP437 bytes as Latin-1 or UTF-8, which loses nothing and can be
 * turned round. A text that is in order comes back as it is, its encoding unknown to us.
 */
export function repairText(data: Uint8Array): { text: Uint8Array; encoding: SieImportSummary["encoding"] } {
  const { text, repairedFrom } = repairMisdecodedUtf8(data);
  return { text, encoding: repairedFrom ?? "unknown" };
}
