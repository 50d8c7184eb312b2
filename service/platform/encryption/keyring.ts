import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from "node:crypto";
import { encryptionKeyBytes } from "@/contract/encryption-key";

/** The encryption key is missing or another one; the message says in plain sentences what to do. */
export class EncryptionKeyError extends Error {
  override name = "EncryptionKeyError";
}

/** The column and row of a sealed value, which opens nowhere else. */
export interface ValueLocation {
  table: string;
  column: string;
  /** The row's primary key. */
  key: string;
}

/** A value that does not open: its key is not here, it was changed, or it was put into another row. */
export class SealError extends Error {
  override name = "SealError";
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
/** The only length of GCM that is not hashed first (NIST SP 800-38D §5.2.1.1). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^sealed:1:([0-9a-f]{16}):([\w-]+)$/;

/** One key to seal with. Neither its properties nor its text reveal the key material. */
export class EncryptionKey {
  /** Identifies the key in sealed values; reveals nothing of the key. */
  readonly id: string;
  readonly cipherKey: KeyObject;

  private constructor(bytes: Uint8Array) {
    this.id = derived(bytes, "nyckeltal key id", 8).toString("hex");
    this.cipherKey = createSecretKey(derived(bytes, "nyckeltal sealed values", KEY_BYTES));
  }

  /** Reads 32 bytes in base64, base64url or hexadecimal digits; null for anything else. */
  static read(text: string): EncryptionKey | null {
    const bytes = encryptionKeyBytes(text);
    return bytes && new EncryptionKey(bytes);
  }

  /** A new key as {@link EncryptionKey.read} takes it. */
  static make(): string {
    return randomBytes(KEY_BYTES).toString("base64");
  }
}

/** Seals with the first key, and opens what any of the keys has sealed (ADR 0064). */
export class Keyring {
  constructor(
    readonly current: EncryptionKey,
    private readonly previous: EncryptionKey | null = null,
  ) {}

  /** The keys' ids. */
  get ids(): string[] {
    return [this.current.id, ...(this.previous ? [this.previous.id] : [])];
  }

  /** Encrypts a value for its place: `sealed:1:KEY ID:nonce, encrypted text and tag in base64url`. */
  seal(text: string, location: ValueLocation): string {
    const { id, cipherKey } = this.current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, cipherKey, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(authenticated(id, location));
    const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `sealed:1:${id}:${bytes.toString("base64url")}`;
  }

  /** @throws SealError */
  open(sealed: string, location: ValueLocation): string {
    const [, id, encoded] = SEALED.exec(sealed) ?? [];
    if (id === undefined || encoded === undefined) throw new SealError(`${nameOf(location)} is not sealed.`);
    const key = [this.current, this.previous].find((one) => one?.id === id);
    if (!key) throw new SealError(`${nameOf(location)} is sealed under the key ${id}, which is not here.`);
    const bytes = Buffer.from(encoded, "base64url");
    try {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key.cipherKey, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(authenticated(id, location));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    } catch (error) {
      throw new SealError(`${nameOf(location)} was changed, or belongs to another row.`, { cause: error });
    }
  }
}

/** The `keyring` of contexts that seal and open nothing. */
export function noKeyring(): never {
  throw new Error("nothing is sealed here");
}

/** True for a sealed value, false for one in clear that an earlier version has written. */
export function isSealed(value: string): boolean {
  return value.startsWith("sealed:");
}

/** The id of the key that a value is sealed under; null for a value in clear, and for one that is damaged. */
export function keyIdOf(value: string): string | null {
  return SEALED.exec(value)?.[1] ?? null;
}

/** One key for each use, so that none tells of another (RFC 5869). */
function derived(bytes: Uint8Array, use: string, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", bytes, "", use, length));
}

function authenticated(id: string, { table, column, key }: ValueLocation): Buffer {
  return Buffer.from(JSON.stringify([1, id, table, column, key]));
}

function nameOf({ table, column, key }: ValueLocation): string {
  return `${table}.${column} of ${JSON.stringify(key)}`;
}
