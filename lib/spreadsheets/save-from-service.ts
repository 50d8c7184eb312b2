import { loadApiCall } from "@/lib/api/client";

/**
 * Saves a file that the service makes or keeps; returns the name under which it is saved.
 * @throws ApiError, or the browser's error when the code that saves cannot be loaded
 */
export async function saveFromService(path: string): Promise<string> {
  const [{ getFile }, { saveFile }] = await Promise.all([loadApiCall(true), import("./save-file")]);
  const { file, name } = await getFile(path);
  return saveFile(file, name);
}
