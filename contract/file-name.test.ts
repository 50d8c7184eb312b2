import { describe, expect, it } from "vitest";
import { fileName } from "./file-name";

describe("the name of a file", () => {
  it("says the company and the content", () => {
    expect(fileName("Bageriet AB", "Nyckeltal 2024")).toBe("Bageriet AB – Nyckeltal 2024");
  });

  it("has dashes in place of reserved characters, and at most 80 characters of the company's name", () => {
    expect(fileName("A/B: \u0007", 'Bokslut "2024"')).toBe("A-B- - – Bokslut -2024-");
    expect(fileName("x".repeat(300), "y")).toHaveLength(84);
    expect(encodeURIComponent(fileName(`${"x".repeat(79)}😀`, "y"))).toBe(`${"x".repeat(79)}%20%E2%80%93%20y`);
  });
});
