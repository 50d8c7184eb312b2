import { describe, expect, test } from "vitest";
import { localeOfCulture, localeOfHeader } from "./locale";

describe("the language of a page", () => {
  test("follows the language part of the user's culture", () => {
    expect(localeOfCulture("sv-FI")).toBe("sv");
    expect(localeOfCulture("EN")).toBe("en");
  });

  test("is null for a culture whose language the dashboard does not have", () => {
    expect(localeOfCulture("fi-FI")).toBeNull();
    expect(localeOfCulture(undefined)).toBeNull();
  });

  test("is the one with the highest weight in the Accept-Language header", () => {
    expect(localeOfHeader("fi, en;q=0.5, sv-SE;q=0.8")).toBe("sv");
    expect(localeOfHeader("sv;q=0, en;q=0.1")).toBe("en");
  });

  test("is English when the header has no language of the dashboard", () => {
    expect(localeOfHeader(null)).toBe("en");
    expect(localeOfHeader("fi;q=broken, de")).toBe("en");
  });
});
