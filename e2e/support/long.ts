/** The tag of tests that a short run leaves out; most have it in their titles. */
export const LONG = "@long";

/** Tags of a test that is run in each language: `npm test` takes the Swedish one. */
export function proofIn(locale: string): string[] {
  return locale === "sv-SE" ? [] : ["@proof"];
}
