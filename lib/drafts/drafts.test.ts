import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDrafts, clearStorage, countDrafts, draftSlot, NO_STORAGE, ownedSlot, reopenDrafts } from "./drafts";
import { MemoryStorage } from "./testing/memory-storage";

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
});
afterEach(() => {
  vi.useRealTimers();
  // The module remembers whose drafts a test has cleared.
  reopenDrafts("anna");
});

test("a draft is there again after a reload, with the time at which it was typed", () => {
  const text = '[{"value":Infinity}]\n\nåäö';
  expect(draftSlot(storage, "consultant", "values", "a-demo-1", "f").write({ text, count: 3 })).toBe(true);
  const draft = draftSlot(storage, "consultant", "values", "a-demo-1", "f").read()!;
  expect(draft).toMatchObject({ text, count: 3 });
  expect(Math.abs(Date.now() - draft.at.getTime())).toBeLessThan(10_000);
});

test("a draft that is stored again unchanged has the time at which it was typed", () => {
  const slot = draftSlot(storage, "anna", "forms", "c");
  vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") });
  slot.write({ text: "x", count: 1 });
  vi.setSystemTime(new Date("2026-03-02T09:00:00Z"));
  slot.write({ text: "x", count: 1 });
  expect(slot.read()?.at).toEqual(new Date("2026-03-01T09:00:00Z"));
  slot.write({ text: "xy", count: 1 });
  expect(slot.read()?.at).toEqual(new Date("2026-03-02T09:00:00Z"));
});

test("a draft is not read for another user, kind or place", () => {
  draftSlot(storage, "anna", "forms", "company").write({ text: "x", count: 1 });
  const others = [
    draftSlot(storage, "anna/forms", "forms", "company"),
    draftSlot(storage, "ann", "forms", "company"),
    draftSlot(storage, "Anna", "forms", "company"),
    draftSlot(storage, "anna", "presets", "company"),
    // Without encoding, these two would have the same key.
    draftSlot(storage, "anna", "forms", "company/1"),
    draftSlot(storage, "anna", "forms", "company", "1"),
  ];
  expect(others.map((slot) => slot.read())).toEqual(others.map(() => null));
  expect(new Set(others.map(({ name }) => name)).size).toBe(others.length);
});

test("unsaved drafts are counted for one user alone", () => {
  draftSlot(storage, "anna", "values", "c", "f").write({ text: "x", count: 14 });
  draftSlot(storage, "anna", "values", "d", "f").write({ text: "x", count: 2 });
  draftSlot(storage, "anna", "comments").write({ text: "x", count: 1 });
  draftSlot(storage, "anna/b", "forms", "c").write({ text: "x", count: 5 });
  expect(countDrafts(storage, "anna")).toEqual({ values: 16, comments: 1, presets: 0, charts: 0, forms: 0 });
  expect(countDrafts(storage, "nobody")).toEqual({ values: 0, comments: 0, presets: 0, charts: 0, forms: 0 });
});

test("a tab deletes the draft that it has read or written, and none of another tab", () => {
  const open = () => ownedSlot(draftSlot(storage, "anna", "charts", "c"));
  const [mine, theirs] = [open(), open()];
  theirs.write({ text: "theirs", count: 1 });
  expect(mine.write(null)).toBe(true);
  expect(theirs.read()?.text).toBe("theirs");
  mine.read();
  theirs.write({ text: "theirs, longer", count: 1 });
  mine.write(null);
  expect(theirs.read()?.text).toBe("theirs, longer");
  theirs.write(null);
  expect(storage.texts.size).toBe(0);
  mine.write({ text: "mine", count: 1 });
  mine.write(null);
  expect(storage.texts.size).toBe(0);
});

test("clearing deletes one user's drafts, and a page that is being left does not store them again", () => {
  const slot = draftSlot(storage, "anna", "forms", "c");
  const other = draftSlot(storage, "bo", "forms", "c");
  slot.write({ text: "x", count: 1 });
  other.write({ text: "y", count: 1 });
  storage.setItem("nyckeltal.theme", "dark");
  clearDrafts(storage, "anna");
  slot.write({ text: "x", count: 1 });
  expect(slot.read()).toBeNull();
  expect(other.read()?.text).toBe("y");
  expect(storage.getItem("nyckeltal.theme")).toBe("dark");
  reopenDrafts("anna");
  slot.write({ text: "z", count: 1 });
  expect(slot.read()?.text).toBe("z");
});

test("nothing but drafts of others is left after a sign-out", () => {
  for (const user of ["anna", "bo"]) draftSlot(storage, user, "forms", "c").write({ text: "x", count: 1 });
  storage.setItem("nyckeltal.companies.bo", "{}");
  clearStorage(storage, "anna");
  expect([...storage.texts.keys()]).toEqual(["nyckeltal.drafts.1/bo/forms/c"]);
});

test("clearing forgets drafts of other versions too, which no warning counts", () => {
  for (const user of ["anna", "anna/b", "bo"])
    storage.setItem(`nyckeltal.drafts.0/${encodeURIComponent(user)}/forms/c`, "x");
  clearDrafts(storage, "anna");
  expect([...storage.texts.keys()]).toEqual(["nyckeltal.drafts.0/anna%2Fb/forms/c", "nyckeltal.drafts.0/bo/forms/c"]);
});

test("one user's drafts have room for 1.5 million characters; writing more returns false", () => {
  const half = "x".repeat(800_000);
  const one = draftSlot(storage, "anna", "values", "c", "1");
  const two = draftSlot(storage, "anna", "values", "c", "2");
  expect(one.write({ text: half, count: 1 })).toBe(true);
  expect(two.write({ text: half, count: 1 })).toBe(false);
  expect(one.write({ text: half, count: 1 }), "the draft that it replaces does not count").toBe(true);
  expect(draftSlot(storage, "bo", "values", "c", "1").write({ text: half, count: 1 })).toBe(true);
});

test("writing a draft returns false when the storage is full or missing", () => {
  storage.full = true;
  expect(draftSlot(storage, "anna", "forms", "c").write({ text: "x", count: 1 })).toBe(false);
  expect(draftSlot(NO_STORAGE, "anna", "forms", "c").write({ text: "x", count: 1 })).toBe(false);
  expect(countDrafts(NO_STORAGE, "anna").forms).toBe(0);
});

test.each(["", "x", "1", "1 2026", '{"a":1}', "-1 2026-01-01\nx"])("%j is not read as a draft", (entry) => {
  const slot = draftSlot(storage, "anna", "forms", "c");
  storage.texts.set(slot.name, entry);
  expect(slot.read()).toBeNull();
});

test("drafts of another version are not read as something else", () => {
  const slot = draftSlot(storage, "anna", "forms", "c");
  slot.write({ text: "x", count: 1 });
  storage.texts.set(slot.name.replace("drafts.1/", "drafts.2/"), storage.texts.get(slot.name)!);
  storage.texts.delete(slot.name);
  expect(slot.read()).toBeNull();
  expect(countDrafts(storage, "anna").forms).toBe(0);
});
