import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { accessSync, chownSync, constants, existsSync, readdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { delimiter, join } from "node:path";

/** The folder of a server's programs, where Debian puts them or PATH leads; null where one of them is missing. */
export function findPrograms(...names: string[]): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", ...postgresFolders()];
  return folders.find((folder) => names.every((name) => mayRun(join(folder, name)))) ?? null;
}

/** The newest version first. */
function postgresFolders(): string[] {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions.sort((one, other) => Number(other) - Number(one)).map((version) => join(root, version, "bin"));
}

function mayRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface ServerUser {
  uid?: number;
  gid?: number;
}

/** Whom such a server may run as: it refuses to run as root. */
export function unprivilegedUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export function giveTo({ uid, gid }: ServerUser, ...paths: string[]): void {
  if (uid !== undefined && gid !== undefined) for (const path of paths) chownSync(path, uid, gid);
}

/** A port of the loopback that nothing listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
