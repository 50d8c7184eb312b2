import { channel } from "node:diagnostics_channel";
import type { Secret } from "./guess-limits";

/** The message published each time a password or code is compared with the stored one. */
export interface SecretChecked {
  /** The user name, or a name for the report link whose code is compared. */
  userName: string;
  secret: Secret;
}

export const SECRET_CHECKED = "nyckeltal.secret-checked";
const checked = channel(SECRET_CHECKED);

/** Publishes on a diagnostics channel, by which the tests of the limits count how often secrets are compared. */
export function publishSecretChecked(message: SecretChecked): void {
  checked.publish(message);
}
