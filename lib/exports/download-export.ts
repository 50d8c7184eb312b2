import { loadApiCall } from "@/lib/api/client";
import { saveFile } from "@/lib/spreadsheets/save-file";

interface ExportOptions {
  /** The user's password, where the service has asked for it. */
  currentPassword?: string | undefined;
  /** Called with the number of bytes that have arrived. */
  onProgress: (received: number) => void;
  signal?: AbortSignal;
}

/**
 * Fetches the export at a path of the service and saves it among the browser's downloads.
 * @returns the name of the file
 * @throws {ApiError} or the reason of the aborted signal
 */
export async function downloadExport(
  path: string,
  { currentPassword, onProgress, signal }: ExportOptions,
): Promise<string> {
  const { download } = await loadApiCall();
  const body = currentPassword === undefined ? {} : { currentPassword };
  const { file, name } = await download(path, body, onProgress, signal);
  return saveFile(file, name);
}
