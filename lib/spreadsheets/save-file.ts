import { safeFileName } from "@/contract/file-name";

/** Milliseconds until the URL of a file is revoked; some browsers read the file only after the click has returned. */
const REVOKE_DELAY = 40_000;

/**
 * Saves a file among the browser's downloads.
 * @returns its name, with dashes in place of characters that file names may not contain
 */
export function saveFile(file: Blob, name: string): string {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = safeFileName(name);
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, REVOKE_DELAY);
  return link.download;
}
