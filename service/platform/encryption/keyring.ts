import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from "node:crypto";
import { encryptionKeyBytes } from "@/contract/encryption-key";

/**
 * Thrown if the encryption key is missing or wrong, or its file cannot be read or written; the message tells the
 * operator what to do.
 */
export class EncryptionKeyError extends Error {
  override name = "EncryptionKeyError";
}

/** The column and row of a sealed value, which cannot be opened in any other place. */
export interface ValueLocation {
  table: string;
  column: string;
  /** The value that identifies the row among those of the table. */
  key: string;
}

/** Thrown for a value that cannot be opened: in clear text, damaged, changed, in another row, or its key is missing. */
export class SealError extends Error {
  override name = "SealError";
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
/** Length of a key's id, which sealed values contain as 16 hexadecimal digits. */
const KEY_ID_BYTES = 8;
/** The only nonce length that GCM uses without hashing (NIST SP 800-38D §7.1). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^sealed:1:([0-9a-f]{16}):([\w-]+)$/;

/** A key that seals values. Printing it, as in a log, does not reveal the key material. */
export class EncryptionKey {
  /** Identifies the key in sealed values; does not reveal the key. */
  readonly id: string;
  readonly cipherKey: KeyObject;

  private constructor(bytes: Uint8Array) {
    this.id = deriveKey(bytes, "nyckeltal key id", KEY_ID_BYTES).toString("hex");
    this.cipherKey = createSecretKey(deriveKey(bytes, "nyckeltal sealed values", KEY_BYTES));
  }

  /** Reads 32 bytes in base64, base64url or hexadecimal digits; null for anything else. */
  static read(text: string): EncryptionKey | null {
    const bytes = encryptionKeyBytes(text);
    return bytes && new EncryptionKey(bytes);
  }

  /** A new key as the text that {@link EncryptionKey.read} takes. */
  static newText(): string {
    return randomBytes(KEY_BYTES).toString("base64");
  }
}

/** Seals with the current key, and opens values that either key has sealed (ADR 0064). */
export class Keyring {
  constructor(
    readonly current: EncryptionKey,
    private readonly previous: EncryptionKey | null = null,
  ) {}

  /** Encrypts a value for its location; returns `sealed:1:KEY ID:nonce, encrypted text and tag in base64url`. */
  seal(text: string, location: ValueLocation): string {
    const { id, cipherKey } = this.current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, cipherKey, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(additionalData(id, location));
    const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `sealed:1:${id}:${bytes.toString("base64url")}`;
  }

  /** @throws SealError */
  open(sealed: string, location: ValueLocation): string {
    const [, id, encoded] = SEALED.exec(sealed) ?? [];
    if (id === undefined || encoded === undefined) throw new SealError(`${nameOf(location)} is not sealed.`);
    const key = [this.current, this.previous].find((candidate) => candidate?.id === id);
    if (!key) throw new SealError(`${nameOf(location)} is sealed under the key ${id}, which is not here.`);
    const bytes = Buffer.from(encoded, "base64url");
    try {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key.cipherKey, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(additionalData(id, location));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    } catch (error) {
      throw new SealError(`${nameOf(location)} was changed, or belongs to another row.`, { cause: error });
    }
  }
}

/** The `keyring` of contexts whose work opens and seals nothing. */
export function noKeyring(): never {
  throw new Error("this work has no keys");
}

/** Returns true for a sealed value, false for clear text that an earlier version wrote. */
export function isSealed(value: string): boolean {
  return value.startsWith("sealed:");
}

/** Returns the id of the key that sealed a value; null for clear text and for a damaged value. */
export function keyIdOf(value: string): string | null {
  return SEALED.exec(value)?.[1] ?? null;
}

/** Derives a key for one use, from which keys for other uses cannot be computed (RFC 5869). */
function deriveKey(bytes: Uint8Array, use: string, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", bytes, "", use, length));
}

function additionalData(id: string, { table, column, key }: ValueLocation): Buffer {
  return Buffer.from(JSON.stringify([1, id, table, column, key]));
}

function nameOf({ table, column, key }: ValueLocation): string {
  return `${table}.${column} of ${JSON.stringify(key)}`;
}
