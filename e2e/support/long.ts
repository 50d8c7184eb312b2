/** The tag of tests that a short run leaves out; most have it in their titles. */
export const LONG = "@long";

/** Tags of a test that is run in each language: a short run takes the Swedish one. */
export function longIn(locale: string): string[] {
  return locale === "sv-SE" ? [] : [LONG];
}
