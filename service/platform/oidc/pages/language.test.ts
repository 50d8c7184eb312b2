import { describe, expect, it } from "vitest";
import { pageLanguage } from "./language";

describe("the language of a page of the sign-in", () => {
  it.each([
    [undefined, undefined, "en"],
    [undefined, "sv-SE,sv;q=0.9,en;q=0.8", "sv"],
    [undefined, "en;q=0.5, sv;q=0.6", "sv"],
    [undefined, "da, fi;q=0.9", "en"],
    [undefined, "sv;q=0, fi", "en"],
    ["sv", "en", "sv"],
    ["fi sv-FI en", "en", "sv"],
    ["fi", "sv", "sv"],
    // A parameter that is sent twice arrives as an array, and is ignored.
    [["sv"], "en", "en"],
  ])("for ui_locales %j and Accept-Language %j is %s", (uiLocales, acceptLanguage, language) => {
    expect(pageLanguage(uiLocales, acceptLanguage)).toBe(language);
  });
});
