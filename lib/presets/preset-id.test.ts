import { expect, test } from "vitest";
import { presetId } from "@/contract/ids";
import { presetIdFromName } from "./preset-id";

test("a preset's id is made of the words of its name", () => {
  expect(presetIdFromName("Bank meeting", [])).toBe("bank-meeting");
  expect(presetIdFromName("  Kassaflöde & skuld (ÅR) ", [])).toBe("kassaflode-skuld-ar");
  expect(presetIdFromName("Løn æble Straße", [])).toBe("lon-aeble-strasse");
});

test("an id that is taken gets a number", () => {
  expect(presetIdFromName("Bank", ["bank"])).toBe("bank-2");
  expect(presetIdFromName("Bank", ["bank", "bank-2"])).toBe("bank-3");
});

test("every name gives an id that the contract allows", () => {
  for (const name of ["", "日本", "---", "x".repeat(300), `${"x".repeat(63)} y`, "Ā\u0301!"]) {
    const id = presetIdFromName(name, ["preset", "x".repeat(64)]);
    expect(presetId.safeParse(id).success, id).toBe(true);
    expect(["preset", "x".repeat(64)]).not.toContain(id);
  }
});
