import { randomBytes, randomInt, randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Problem } from "./problem.mjs";

/** 32 letters and digits, none of which is easily taken for another. */
const PASSWORD_CHARACTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Milliseconds that an empty file is waited for, which another start is about to replace by its secrets. */
const MAX_WAIT = 2_000;

/**
 * The secrets of this installation: made once, kept in the data directory for its owner alone.
 * @param {{ dataDir: string; demoPassword?: string }} settings a given demo password replaces the stored one
 * @returns {{ sessionSecret: string; clientId: string; clientSecret: string; demoPassword: string; demoPasswordIsNew:
 *   boolean }}
 *   `demoPasswordIsNew` is true when another demo password was stored before
 * @throws {Problem} when the directory or its file of secrets cannot be made, read or written
 */
export function loadSecrets({ dataDir, demoPassword }) {
  makeDirectory(dataDir);
  const file = join(dataDir, "secrets.json");
  let stored = read(file);
  // Again where another start has taken the name and was broken off before it wrote.
  while (stored === null) {
    write(file, completed({}, demoPassword), moveUnlessThere);
    stored = read(file);
  }
  const secrets = completed(stored, demoPassword);
  if (JSON.stringify(stored) !== JSON.stringify(secrets)) write(file, secrets, renameSync);
  const demoPasswordIsNew = stored.demoPassword !== undefined && stored.demoPassword !== secrets.demoPassword;
  return { ...secrets, demoPasswordIsNew };
}

/** The stored secrets, with a given demo password in place of theirs, and new ones for those that are missing. */
function completed(stored, demoPassword) {
  return {
    sessionSecret: stored.sessionSecret ?? randomBytes(32).toString("base64url"),
    clientId: stored.clientId ?? `dashboard-${randomUUID()}`,
    clientSecret: stored.clientSecret ?? randomBytes(32).toString("base64url"),
    demoPassword: demoPassword ?? stored.demoPassword ?? randomPassword(),
  };
}

function makeDirectory(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Problem(`DATA_DIR is ${JSON.stringify(dataDir)}; expected a directory to write to (${error.code}).`);
  }
}

/** The stored secrets; null when there is no file, or only an empty one, which is deleted. */
function read(file) {
  try {
    const text = readWhenWritten(file);
    if (text === "") {
      // A start was broken off between taking the name and writing the secrets.
      rmSync(file);
      return null;
    }
    const stored = JSON.parse(text);
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) throw new TypeError("no object");
    // Somebody may have copied the file there by hand with other permissions.
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
    return stored;
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw new Problem(`${file} cannot be read (${error.code ?? "no JSON object"}); expected the secrets kept there.`);
  }
}

function readWhenWritten(file) {
  const until = Date.now() + MAX_WAIT;
  for (;;) {
    const text = readFileSync(file, "utf8");
    if (text !== "" || Date.now() >= until) return text;
    // Sleeps without giving way to other code of this start.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
}

/** Written atomically: an interrupted start must not leave half a file. */
function write(file, secrets, move) {
  // A UUID, because containers on one volume can have the same process id.
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    move(draft, file);
  } catch (error) {
    throw new Problem(`${file} cannot be written (${error.code}); expected DATA_DIR to be a directory to write to.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * When two starts on a new data directory make secrets at once, those of the first count: it takes the name with an
 * empty file. A hard link would take no such step, but some file systems have none.
 */
function moveUnlessThere(draft, file) {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (error.code === "EEXIST") return;
    throw error;
  }
  renameSync(draft, file);
}

/** Four groups of four characters of five bits: 80 bits that can be read aloud. */
function randomPassword() {
  const group = () =>
    Array.from({ length: 4 }, () => PASSWORD_CHARACTERS[randomInt(PASSWORD_CHARACTERS.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
