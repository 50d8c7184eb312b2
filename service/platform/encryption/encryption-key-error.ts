/** The encryption key is missing or another one; the message says in plain sentences what to do. */
export class EncryptionKeyError extends Error {
  override name = "EncryptionKeyError";
}
