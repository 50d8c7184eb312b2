import { describe, expect, test } from "vitest";
import { wrongCheckDigit } from "./check-digit";

describe("the hint on a business identity code", () => {
  test.each(["212000-0142", "2120000142", "162120000142", "000000-0000"])("has nothing against %s", (code) => {
    expect(wrongCheckDigit(code)).toBeNull();
  });

  test.each(["212000-0143", "2120000124", "202120000143"])("doubts the Swedish %s", (code) => {
    expect(wrongCheckDigit(code)).toBe("SE");
  });

  test("knows the Finnish form", () => {
    expect(wrongCheckDigit("0201256-6")).toBeNull();
    expect(wrongCheckDigit("0201256-5")).toBe("FI");
  });

  test("doubts a Finnish number whose remainder has no check digit", () => {
    expect(wrongCheckDigit("0000006-0")).toBe("FI");
  });

  test.each(["", "12345678", "DE123456789", "5560-1234"])("says nothing of %j, which has neither form", (code) => {
    expect(wrongCheckDigit(code)).toBeNull();
  });
});
