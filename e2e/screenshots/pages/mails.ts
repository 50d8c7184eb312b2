import type { Shot } from "../shot";

/** The product that the screenshots are taken of has no mail server; stories.shots.ts takes those of sent mail. */
export const MAILS_SHOTS: readonly Shot[] = [{ name: "mails-off", user: "director", path: "/agencies/demo/mails" }];
