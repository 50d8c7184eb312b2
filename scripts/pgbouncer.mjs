import { existsSync } from "node:fs";
import { join } from "node:path";
import { canInstallPackages, installPackage } from "./apt.mjs";
import { searchPath } from "./run/environment.mjs";

/**
 * PgBouncer's program; installed first where that is possible.
 * @param {(detail: string) => void} say
 * @returns {Promise<string | null>} null where there is none
 */
export async function requirePgbouncer(say = () => {}) {
  if (!find() && canInstallPackages()) await installPackage("pgbouncer", say);
  return find();
}

/** Debian installs it in /usr/sbin, which a user's PATH may not include. */
function find() {
  const folders = [...searchPath, "/usr/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((path) => existsSync(path)) ?? null;
}
