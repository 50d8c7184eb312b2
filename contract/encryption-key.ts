const KEY_BYTES = 32;

/** Reads an encryption key: 32 bytes in base64, base64url or 64 hexadecimal digits; null for anything else. */
export function encryptionKeyBytes(text: string): Uint8Array | null {
  const isHex = /^[0-9a-f]{64}$/i.test(text);
  if (!isHex && !/^[\w+/-]{43}=?$/.test(text)) return null;
  const bytes = Buffer.from(text, isHex ? "hex" : "base64");
  return bytes.length === KEY_BYTES ? bytes : null;
}
