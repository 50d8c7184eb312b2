import { safeFileName } from "@/contract/file-name";

/**
 * Saves a file among the browser's downloads.
 * @returns its name, without what a name of a file may not hold
 */
export function saveFile(file: Blob, name: string): string {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = safeFileName(name);
  link.click();
  URL.revokeObjectURL(link.href);
  return link.download;
}
