import { describe, expect, test } from "vitest";
import { localeOfCulture, localeOfHeader } from "./locale";

describe("the language of texts", () => {
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
    expect(localeOfHeader("en;Q=0.1, sv;q=0.9")).toBe("sv");
  });

  test("is none that the header refuses, or whose weight is no number", () => {
    expect(localeOfHeader("sv;q=0, fi")).toBe("en");
    expect(localeOfHeader("sv;q=broken, fi")).toBe("en");
  });

  test("is English when the header has no language of the dashboard", () => {
    expect(localeOfHeader(null)).toBe("en");
    expect(localeOfHeader("fi, de")).toBe("en");
  });
});
