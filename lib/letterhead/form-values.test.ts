import { expect, it } from "vitest";
import type { LetterheadForm } from "@/contract/letterhead/letterhead";
import { changesBetween, formOf } from "./form-values";

const LOGO = { contentType: "image/png" as const, data: "AAAA" };
const form = (values: Partial<LetterheadForm> = {}): LetterheadForm => ({ colour: "", logo: null, ...values });

it("the form has the agency's logo and colour, and is empty where the agency has neither", () => {
  expect(formOf({})).toEqual(form());
  const logo = { ...LOGO, sha256: "a", width: 16, height: 16 };
  expect(formOf({ colour: "#0b5d52", logo })).toEqual(form({ colour: "#0b5d52", logo: LOGO }));
});

it("only changed members are sent, with null for what was removed", () => {
  const full = form({ colour: "#0b5d52", logo: LOGO });
  expect(changesBetween(full, full)).toEqual({});
  expect(changesBetween(form(), full)).toEqual({ colour: "#0b5d52", logo: { data: "AAAA" } });
  expect(changesBetween(full, form({ logo: LOGO }))).toEqual({ colour: null });
  expect(changesBetween(full, form({ colour: "#0b5d52" }))).toEqual({ logo: null });
});
