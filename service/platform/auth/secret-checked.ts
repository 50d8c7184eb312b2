import { channel } from "node:diagnostics_channel";
import type { Secret } from "./guess-limits";

/** What is published each time a password or code is compared with the one that is right. */
export interface SecretChecked {
  userName: string;
  secret: Secret;
}

export const SECRET_CHECKED = "nyckeltal.secret-checked";
const checked = channel(SECRET_CHECKED);

/** Tells whoever counts, of whom the check knows nothing. */
export function publishSecretChecked(message: SecretChecked): void {
  checked.publish(message);
}
