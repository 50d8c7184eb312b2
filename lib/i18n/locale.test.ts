import { describe, expect, test } from "vitest";
import { localeOfCulture, localeOfHeader } from "./locale";

describe("the language of a page", () => {
  test("follows the language part of the user's culture", () => {
    expect(localeOfCulture("sv-FI")).toBe("sv");
    expect(localeOfCulture("EN")).toBe("en");
  });

  test("is undecided for a culture the dashboard does not speak", () => {
    expect(localeOfCulture("fi-FI")).toBeNull();
    expect(localeOfCulture(undefined)).toBeNull();
  });

  test("is the best weighted of the browser's wishes", () => {
    expect(localeOfHeader("fi, en;q=0.5, sv-SE;q=0.8")).toBe("sv");
    expect(localeOfHeader("sv;q=0, en;q=0.1")).toBe("en");
  });

  test("is English when the browser says nothing that helps", () => {
    expect(localeOfHeader(null)).toBe("en");
    expect(localeOfHeader("fi;q=broken, de")).toBe("en");
  });
});
