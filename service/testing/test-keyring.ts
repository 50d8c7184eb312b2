import { EncryptionKey, Keyring } from "../platform/encryption/keyring";
import type { KeyEnv } from "../platform/encryption/open-keyring";
import { RestoredValues } from "../platform/encryption/restored-values";

/** The key of the tests' services, so that several on one database have the same, and none writes a file. */
export const TEST_ENCRYPTION_KEY = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

export const testKeyring = new Keyring(EncryptionKey.read(TEST_ENCRYPTION_KEY)!);

/** As a service's environment holds that key. */
export const TEST_KEY_ENV: KeyEnv = {
  encryptionKey: testKeyring.current,
  previousEncryptionKey: null,
  dataDir: "/nowhere",
};

/** For restoring what was sealed under that key, or not at all. */
export function restoredValues(): RestoredValues {
  return new RestoredValues(TEST_KEY_ENV, () => undefined);
}
