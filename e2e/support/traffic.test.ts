import { expect, it } from "vitest";
import { findIn } from "./traffic";

/** "~" and "?" are encoded as the characters in which base64 and base64url differ. */
const SECRET = "s3cret~?~?of-the-client";

const findsIn = (text: string) => findIn([{ source: "log", where: "a test", text }], SECRET).length === 1;

it("finds a value that is plain or encoded", () => {
  const bytes = Buffer.from(SECRET);
  for (const form of [SECRET, encodeURIComponent(SECRET), bytes.toString("hex")])
    expect(findsIn(`a ${form} b`)).toBe(true);
});

it("finds a value wherever it stands within a longer text in Base64", () => {
  for (const before of ["", "i", "id", "id:", "id:4"])
    for (const after of ["", ":", "::", ":::"])
      for (const encoding of ["base64", "base64url"] as const) {
        const encoded = Buffer.from(before + SECRET + after).toString(encoding);
        expect(findsIn(`Basic ${encoded}`), `${encoding} of ${before}…${after}`).toBe(true);
      }
});

it("does not find another value", () => {
  const other = SECRET.replace("of", "to");
  for (const text of [other, encodeURIComponent(other), Buffer.from(`id:${other}`).toString("base64")])
    expect(findsIn(text)).toBe(false);
});
