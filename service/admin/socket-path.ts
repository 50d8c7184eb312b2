import { join, relative } from "node:path";

/** The socket at which a running service on the embedded database takes admin commands. */
export function socketPath(dataDir: string): string {
  const absolute = join(dataDir, "admin.sock");
  const fromHere = relative(process.cwd(), absolute);
  // The system allows about a hundred characters.
  return fromHere.length < absolute.length ? fromHere : absolute;
}
