import { describe, expect, it } from "vitest";
import { CONTEXT_WORDS, requireUncommon } from "./password-rules";

describe("a password", () => {
  it.each([
    ["Bokföring2026!", "words that come to mind first"],
    ["Bokfo\u0308ring2026!", "words that come to mind first"],
    ["redovisningsbyrå", "words that come to mind first"],
    ["Sommar-2026", "words that come to mind first"],
    ["lösenord123", "words that come to mind first"],
    ["VälkommenByrån", "words that come to mind first"],
    ["mitt nyckeltal är hemligt", "name of user or product"],
    ["anna.ek-anna.ek", "name of user or product"],
    ["sunshine", "commonest"],
  ])("%s is refused", (password, why) => {
    expect(() => requireUncommon(password, "anna.ek")).toThrow(why);
  });

  it.each([
    "bokföring är roligt",
    "gröna hästar i moms",
    "9174 3380 2265",
    "😀😀😀😀😀😀😀😀",
    "correct horse battery",
  ])("%s is taken", (password) => {
    expect(() => requireUncommon(password, "anna.ek")).not.toThrow();
  });

  it("is held against words that are written as they are compared", () => {
    // A password is compared in lower case and without accents.
    for (const word of CONTEXT_WORDS) expect(word).toMatch(/^[a-z]{3,}$/);
    expect(new Set(CONTEXT_WORDS).size).toBe(CONTEXT_WORDS.length);
  });
});
