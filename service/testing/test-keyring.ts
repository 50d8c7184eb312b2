import { EncryptionKey, Keyring } from "../platform/encryption/keyring";
import type { KeyEnv } from "../platform/encryption/open-keyring";
import { RestoredValues } from "../platform/encryption/restored-values";

/** The same key for all services of the tests, so that several can share a database without writing a key file. */
export const TEST_ENCRYPTION_KEY = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

export const testKeyring = new Keyring(EncryptionKey.read(TEST_ENCRYPTION_KEY)!);

/** The key as a service's environment has it. */
export const TEST_KEY_ENV: KeyEnv = {
  encryptionKey: testKeyring.current,
  previousEncryptionKey: null,
  dataDir: "/nowhere",
};

/** Restores values that were sealed with that key, or not sealed at all. */
export function restoredValues(): RestoredValues {
  return new RestoredValues(TEST_KEY_ENV, () => undefined);
}
