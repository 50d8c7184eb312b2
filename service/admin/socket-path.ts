import { join, relative } from "node:path";

/** The socket at which a running service with the embedded database accepts admin commands. */
export function socketPath(dataDir: string): string {
  const absolute = join(dataDir, "admin.sock");
  const fromHere = relative(process.cwd(), absolute);
  // Socket paths are limited to about a hundred characters.
  return fromHere.length < absolute.length ? fromHere : absolute;
}
