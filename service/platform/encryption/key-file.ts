import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makePrivate } from "../db/private-files";
import { codeOf, reasonOf } from "../http-error";
import { moveIntoPlace } from "../new-file";
import { EncryptionKeyError, EncryptionKey } from "./keyring";

/** Returns the path of the key file, which is used if ENCRYPTION_KEY is not set. */
export function keyFilePath(dataDir: string): string {
  return join(dataDir, "encryption.key");
}

/**
 * Reads the key, and makes the file private; null if there is no file, or an empty one.
 * @throws EncryptionKeyError if the file is unreadable or has no key, or its permissions cannot be changed
 */
export function readKeyFile(dataDir: string): EncryptionKey | null {
  const file = keyFilePath(dataDir);
  const text = textOf(file);
  // Without hard links, a crash between taking the name and writing the key leaves an empty file.
  if (text === null || text === "") return null;
  try {
    // An operator may have copied the file with other permissions.
    makePrivate(file);
  } catch (error) {
    throw new EncryptionKeyError(reasonOf(error));
  }
  const key = EncryptionKey.read(text.trim());
  if (!key)
    throw new EncryptionKeyError(`${file} holds no key; expected 32 bytes in base64, as they were written there.`);
  return key;
}

/**
 * Creates the key file atomically, readable for its owner only, flushed to disk; never overwrites one that has content.
 * The caller makes sure that no other instance calls it at the same time.
 * @returns the key in the file, which may have been there already
 */
export function makeKeyFile(dataDir: string): EncryptionKey {
  const file = keyFilePath(dataDir);
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      writeDraft(draft);
      if (textOf(file) === "") rmSync(file);
      moveIntoPlace(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
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
    writeSync(fd, `${EncryptionKey.newText()}\n`);
    fsyncSync(fd);
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
