import { describe, expect, it } from "vitest";
import { formDraftText, formDraftValues } from "./form-draft";

const INITIAL = { name: "Nord AB", contact: { phone: "08-1", address: "" }, companies: ["a"] };
type Form = typeof INITIAL;

function restored(values: Form, initial: Form): Form | null {
  const text = formDraftText({ values, initial: INITIAL });
  return text === null ? null : formDraftValues(text, initial);
}

describe("a draft of a form", () => {
  it("is null when nothing was changed, or the form now begins with the typed values", () => {
    expect(restored(INITIAL, INITIAL)).toBeNull();
    const typed = { ...INITIAL, name: "Syd AB" };
    expect(restored(typed, INITIAL)).toEqual(typed);
    expect(restored(typed, typed)).toBeNull();
  });

  it("follows what others changed where the user had changed nothing", () => {
    const typed = { ...INITIAL, contact: { phone: "08-2", address: "" } };
    const now = { name: "Nord Nya AB", contact: { phone: "08-1", address: "Torget 1" }, companies: ["a", "b"] };
    expect(restored(typed, now)).toEqual({ ...now, contact: { phone: "08-2", address: "Torget 1" } });
  });

  it("keeps a list that the user made longer or shorter", () => {
    for (const companies of [["a", "b", "c"], []])
      expect(restored({ ...INITIAL, companies }, { ...INITIAL, name: "Ny" })).toEqual({
        ...INITIAL,
        name: "Ny",
        companies,
      });
  });

  it("is not read into a form with other fields", () => {
    const { companies: _, ...fewer } = INITIAL;
    const none: unknown[] = [
      fewer,
      { ...INITIAL, more: "" },
      { ...INITIAL, name: 1 },
      { ...INITIAL, contact: "08-1" },
      { ...INITIAL, companies: {} },
    ];
    for (const values of none) expect(formDraftValues(JSON.stringify({ values, initial: values }), INITIAL)).toBeNull();
    for (const text of ["", "{", "null", "1", "[]", JSON.stringify(INITIAL)])
      expect(formDraftValues(text, INITIAL)).toBeNull();
  });
});
