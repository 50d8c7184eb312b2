import type { Shot } from "../shot";

/** The product of the pictures has no mail server. */
export const MAILS_SHOTS: readonly Shot[] = [{ name: "mails-off", user: "director", path: "/agencies/demo/mails" }];
