import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, whatever folder a script is called from. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

/** A path inside the repository. */
export function inRoot(/** @type {string[]} */ ...parts) {
  return join(ROOT, ...parts);
}
