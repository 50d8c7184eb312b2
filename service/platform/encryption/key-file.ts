import { randomUUID } from "node:crypto";
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { makePrivate } from "../db/private-files";
import { EncryptionKeyError, EncryptionKey } from "./keyring";

/** The file that holds the key where ENCRYPTION_KEY does not. */
export function keyFilePath(dataDir: string): string {
  return join(dataDir, "encryption.key");
}

/** The key in the file; null where there is no file. Throws an EncryptionKeyError for one that holds no key. */
export function readKeyFile(dataDir: string): EncryptionKey | null {
  const file = keyFilePath(dataDir);
  const text = textOf(file);
  if (text === null) return null;
  // It may have been copied there by hand.
  makePrivate(file);
  const key = EncryptionKey.read(text.trim());
  if (!key)
    throw new EncryptionKeyError(`${file} holds no key; expected 32 bytes in base64, as they were written there.`);
  return key;
}

/**
 * Creates the file for its owner alone, atomically, flushed to disk and never over another one. Returns the key in it.
 */
export function makeKeyFile(dataDir: string): EncryptionKey {
  const file = keyFilePath(dataDir);
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      writeDraft(draft);
      appear(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
    syncDirectory(dataDir);
  } catch (error) {
    throw new EncryptionKeyError(
      `${file} cannot be written (${codeOf(error)}); expected DATA_DIR to be a directory to write to, or a key in ENCRYPTION_KEY.`,
    );
  }
  return readKeyFile(dataDir)!;
}

function writeDraft(draft: string): void {
  const fd = openSync(draft, "wx", 0o600);
  try {
    writeSync(fd, `${EncryptionKey.make()}\n`);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Another start may have been quicker: its key counts. */
function appear(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    // Not every file system has links.
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

/** Flushes the directory, so that the new file survives a power cut. */
function syncDirectory(path: string): void {
  const fd = openSync(path, "r");
  try {
    fsyncSync(fd);
  } catch {
    // Not every system can.
  } finally {
    closeSync(fd);
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw new EncryptionKeyError(`${file} cannot be read (${codeOf(error)}); expected the key of the database in it.`);
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "unknown";
}
