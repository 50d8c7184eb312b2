import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../service/testing/free-port.mjs";
import { canInstallPackages, installPackage } from "./apt.mjs";
import { environmentWith, searchPath } from "./run/environment.mjs";
import { eachLine, exec } from "./run/exec.mjs";
import { Problem } from "./run/problem.mjs";

/** Test data may be lost in a power failure, so no write waits for the disk. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
};

/** The folder of initdb and postgres, or null. */
export function findPostgres() {
  const versions = listDirectory("/usr/lib/postgresql").sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...listDirectory("/opt/homebrew/opt")
      .filter((name) => name.startsWith("postgresql"))
      .map((name) => `/opt/homebrew/opt/${name}/bin`),
    ...searchPath,
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

/**
 * Like {@link findPostgres}, but installs a missing PostgreSQL first when this machine allows it.
 * @param {(detail: string) => void} say
 * @returns {Promise<string | null>}
 */
export async function requirePostgres(say = () => {}) {
  if (!findPostgres() && canInstallPackages()) await installPackage("postgresql", say);
  return findPostgres();
}

/**
 * Starts a separate PostgreSQL for tests, in a temporary folder and on a free port of the loopback interface; resolves
 * to null when PostgreSQL is missing and cannot be installed.
 * @param {(detail: string) => void} say
 * @param {{ settings?: Record<string, string>; password?: string }} [options] settings of the server beside those of
 *   all tests, and the superuser's password, with which it connects to other servers too
 * @returns {Promise<{ url: string; stop: () => Promise<void> } | null>}
 */
export async function startPostgres(say = () => {}, options = {}) {
  const bin = await requirePostgres(say);
  if (!bin) return null;

  const { settings = {}, password = randomBytes(18).toString("base64url") } = options;
  const owner = await ownerOfFiles();
  const folder = mkdtempSync(join(temporaryFolder(), "nyckeltal-postgres-"));
  try {
    const passwordFile = join(folder, "password");
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (owner.uid !== undefined) [folder, passwordFile].forEach((path) => chownSync(path, owner.uid, owner.gid));
    say("making a database cluster");
    const cluster = join(folder, "cluster");
    const initdbArgs = ["-D", cluster, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
    const made = await exec(join(bin, "initdb"), [...initdbArgs, "-E", "UTF8", "--locale=C", "--no-sync"], {
      ...owner,
      cwd: folder,
    });
    if (made.code !== 0) throw new Problem(`initdb failed:\n${made.output.trim()}`);
    const port = await freePort();
    const env = environmentWith({ HOME: folder, PGPASSWORD: password });
    const stop = await startServer(
      join(bin, "postgres"),
      cluster,
      { ...SETTINGS, ...settings, port },
      { ...owner, env },
    );
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Linux keeps these files in memory. */
const IN_MEMORY = "/dev/shm";
/** The tests' databases take up to 1 GiB at a time, and a container often has 64 MiB there. */
const MIN_BYTES_IN_MEMORY = 4 * 1024 ** 3;

/**
 * A folder in memory where there is room, because each test file makes and deletes a database of some 300 files, for
 * which ext4 takes a quarter of the time of the tests.
 */
function temporaryFolder() {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize < MIN_BYTES_IN_MEMORY ? tmpdir() : IN_MEMORY;
}

/** PostgreSQL refuses to run as root, so there it runs as the user of the Debian package. */
async function ownerOfFiles() {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag) => Number((await exec("id", [flag, "postgres"])).output);
  const owner = { uid: await id("-u"), gid: await id("-g") };
  if (!owner.uid) throw new Problem("PostgreSQL does not run as root; expected the user postgres to exist.");
  return owner;
}

/** Starts a server; when it accepts connections, resolves with a function that stops it. */
function startServer(program, cluster, settings, options) {
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(program, ["-D", cluster, ...args], {
    ...options,
    cwd: cluster,
    stdio: ["ignore", "ignore", "pipe"],
    // Ctrl-C is for the test command, which stops the database when its users have ended.
    detached: process.platform !== "win32",
  });
  return new Promise((resolve, reject) => {
    const log = [];
    const ended = new Promise((end) => child.once("close", end));
    child.once("error", reject);
    child.once("close", () => reject(new Problem(`PostgreSQL did not start:\n${log.join("\n")}`)));
    child.stderr.setEncoding("utf8");
    eachLine(child.stderr, (line) => {
      if (log.push(line) > 50) log.shift();
      if (!line.includes("ready to accept connections")) return;
      resolve(async () => {
        // SIGINT is PostgreSQL's fast shutdown: it ends connections instead of waiting for them.
        child.kill("SIGINT");
        await ended;
      });
    });
  });
}

function listDirectory(path) {
  return existsSync(path) ? readdirSync(path) : [];
}
