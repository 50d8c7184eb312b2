import { RestoreError } from "../db/backup/require-unused";
import type { SealedInBackup } from "../db/backup/restore";
import type { Db } from "../db/database";
import { dropValue } from "./manage-keys";
import { keyIdOf } from "./keyring";
import { availableKeys, findUnopenable, openKeyring, type KeyEnv } from "./open-keyring";
import { isSecondFactor, readStoredSecrets, sealSecrets } from "./stored-secrets";

/**
 * Opens the second factors of a restored backup and seals them under the key of this installation, as well as those in
 * clear text. Throws a RestoreError if one cannot be opened, or leaves it out if `drop` is true.
 */
export class RestoredValues implements SealedInBackup {
  /** The users whose second factors were left out. */
  readonly dropped: string[] = [];

  /** @param drop true to leave out second factors that cannot be opened, instead of rejecting the backup */
  constructor(
    private readonly env: KeyEnv,
    private readonly say: (line: string) => void,
    private readonly drop = false,
  ) {}

  begin(sealedUnder: string[]): void {
    if (!this.drop) this.requireKeys(sealedUnder);
  }

  async finish(tx: Db): Promise<void> {
    const lost = findUnopenable((await readStoredSecrets(tx)).filter(isSecondFactor), this.env);
    if (lost.length > 0 && !this.drop) {
      this.requireKeys(lost.flatMap(({ value }) => keyIdOf(value) ?? []));
      throw new RestoreError("The backup has second factors that were changed, or that belong to other users.");
    }
    for (const value of lost) {
      await dropValue(tx, value);
      this.dropped.push(value.location.key);
    }
    const keyring = await openKeyring(tx, this.env, this.say);
    await sealSecrets(tx, keyring, await readStoredSecrets(tx));
  }

  private requireKeys(ids: string[]): void {
    const available = availableKeys(this.env).map(({ id }) => id);
    const missing = [...new Set(ids)].filter((id) => !available.includes(id));
    if (missing.length === 0) return;
    throw new RestoreError(
      `The second factors in the backup are sealed under another encryption key (${missing.join(", ")}). Set ENCRYPTION_KEY_PREVIOUS ` +
        "to that key, or leave them out with --without-second-factors: their users then sign in by password alone.",
    );
  }
}
