// A module of its own, so that pages that need the word do not load zod.

/** The `way` of a wrong password or code in a request of a signed-in user. */
export const CHANGE_OF_CREDENTIALS = "change of credentials";

/** The channel of an attempt to enter a password or code: the `way` in the details of its security event. */
export type GuessWay = "sign-in page" | "Basic" | typeof CHANGE_OF_CREDENTIALS | "report link";
