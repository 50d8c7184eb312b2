import { expect, test } from "vitest";
import { presetId } from "@/contract/ids";
import { idFromName } from "./preset-id";

test("an id is made of the words of a name", () => {
  expect(idFromName("Bank meeting", [])).toBe("bank-meeting");
  expect(idFromName("  Kassaflöde & skuld (ÅR) ", [])).toBe("kassaflode-skuld-ar");
  expect(idFromName("Løn æble Straße", [])).toBe("lon-aeble-strasse");
});

test("an id that is taken gets a number", () => {
  expect(idFromName("Bank", ["bank"])).toBe("bank-2");
  expect(idFromName("Bank", ["bank", "bank-2"])).toBe("bank-3");
});

test("every name gives an id that the contract allows", () => {
  for (const name of ["", "日本", "---", "x".repeat(300), `${"x".repeat(63)} y`, "Ā\u0301!"]) {
    const id = idFromName(name, ["preset", "x".repeat(64)]);
    expect(presetId.safeParse(id).success, id).toBe(true);
    expect(["preset", "x".repeat(64)]).not.toContain(id);
  }
});
