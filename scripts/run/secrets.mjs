import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./problem.mjs";

/** No letters and digits that are easily taken for one another. */
const PASSWORD_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/**
 * The secrets of this installation: made once, kept in the data directory for its owner alone.
 * @param {{ dataDir: string; demoPassword?: string }} settings a demo password that is given is kept too
 * @returns {{ sessionSecret: string; clientId: string; clientSecret: string; demoPassword: string; demoPasswordIsNew:
 *   boolean }}
 *   the last is true when another demo password was kept before
 */
export function keptSecrets({ dataDir, demoPassword }) {
  makeDirectory(dataDir);
  const file = join(dataDir, "secrets.json");
  const kept = read(file);
  const secrets = {
    sessionSecret: kept.sessionSecret ?? randomBytes(32).toString("base64url"),
    clientId: kept.clientId ?? `dashboard-${randomUUID()}`,
    clientSecret: kept.clientSecret ?? randomBytes(32).toString("base64url"),
    demoPassword: demoPassword ?? kept.demoPassword ?? randomPassword(),
  };
  if (JSON.stringify(kept) !== JSON.stringify(secrets)) write(file, secrets);
  const demoPasswordIsNew = kept.demoPassword !== undefined && kept.demoPassword !== secrets.demoPassword;
  return { ...secrets, demoPasswordIsNew };
}

function makeDirectory(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Problem(`DATA_DIR is ${JSON.stringify(dataDir)}; expected a directory to write to (${error.code}).`);
  }
}

function read(file) {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8"));
    // It may have been copied there by hand.
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
    return kept;
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw new Problem(`${file} cannot be read (${error.code ?? "not JSON"}); expected the secrets kept there.`);
  }
}

/** Written atomically: an interrupted start must not leave half a file. */
function write(file, secrets) {
  try {
    // In containers on one volume process ids are the same.
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    throw new Problem(`${file} cannot be written (${error.code}); expected DATA_DIR to be a directory to write to.`);
  }
}

/** Four groups of four letters: 80 bits that can be read aloud. */
function randomPassword() {
  const group = () => Array.from({ length: 4 }, () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
