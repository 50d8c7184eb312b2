import { EncryptionKey, Keyring } from "../platform/encryption/keyring";
import type { KeyEnv } from "../platform/encryption/open-keyring";
import { RestoredValues } from "../platform/encryption/restored-values";

/** One key for all services of the tests, so that several can share a database without a key file. */
export const TEST_ENCRYPTION_KEY = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

export const testKeyring = new Keyring(EncryptionKey.read(TEST_ENCRYPTION_KEY)!);

/** The key in the form of the environment of a service. */
export const TEST_KEY_ENV: KeyEnv = {
  encryptionKey: testKeyring.current,
  previousEncryptionKey: null,
  dataDir: "/nowhere",
};

/** Creates a handler for restored values that are sealed with that key or in clear text. */
export function restoredValues(): RestoredValues {
  return new RestoredValues(TEST_KEY_ENV, () => undefined);
}
