import { beforeEach, describe, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import { draftSlot } from "@/lib/drafts/drafts";
import { MemoryStorage } from "@/lib/drafts/testing/memory-storage";
import { DraftStorage } from "./draft-storage";
import type { ValueAddress } from "./value-address";
import type { ValueContent, ValueEdit } from "./value-edits";

const period = periodOfDays("2024-01-01", "2024-01-31");
let memory: MemoryStorage;

beforeEach(() => {
  memory = new MemoryStorage();
});

const open = (user = "consultant", company = "a-demo-1", year = "f") =>
  new DraftStorage(draftSlot(memory, user, "values", company, year));
const edit = (keyFigureInfoId: string, content: ValueContent, dimensionId?: string): ValueEdit => {
  const address: ValueAddress =
    dimensionId === undefined ? { keyFigureInfoId, period } : { keyFigureInfoId, period, dimensionId };
  return { address, content, base: null };
};
const map = (...edits: ValueEdit[]) => new Map(edits.map((one) => [keyFigureDataKey(one.address), one]));

describe("DraftStorage", () => {
  it("gives back what it kept, with every kind of content", () => {
    const edits = [
      edit("a", 1.5),
      edit("b", null, "1_20"),
      edit("c", Infinity),
      edit("d", NaN),
      edit("e", { text: "12 tkr", reason: "unit" }),
      { ...edit("f", 2), base: -Infinity },
    ];
    open().write(map(...edits));
    const drafts = open().read();
    expect(drafts?.edits).toEqual(edits);
    expect(Date.now() - drafts!.at.getTime()).toBeLessThan(10_000);
  });

  it("keeps users, companies and years apart", () => {
    open().write(map(edit("a", 1)));
    expect(open("owner").read()).toBeNull();
    expect(open("consultant", "a-demo-2").read()).toBeNull();
    expect(open("consultant", "a-demo-1", "e").read()).toBeNull();
  });

  it("leaves nothing behind when all edits are confirmed", () => {
    const storage = open();
    storage.write(map(edit("a", 1)));
    storage.write(map());
    expect(memory.texts.size).toBe(0);
  });

  it("leaves the drafts of another tab alone", () => {
    const here = open();
    here.write(map(edit("a", 1)));
    const there = open();
    there.write(map(edit("b", 2)));
    here.write(map());
    expect(open().read()?.edits).toEqual([edit("b", 2)]);
  });

  it("forgets drafts that it has read when they are confirmed", () => {
    open().write(map(edit("a", 1)));
    const next = open();
    next.read();
    next.write(map());
    expect(open().read()).toBeNull();
  });

  it("answers false when the browser has no room", () => {
    memory.full = true;
    expect(open().write(map(edit("a", 1)))).toBe(false);
  });

  it.each(["", "not wire", "[]", "{}", "[{}]", '[{"address":{},"content":1}]'])("takes %j for no drafts", (text) => {
    const storage = open();
    storage.write(map(edit("a", 1)));
    // The first line is valid, as `draftSlot` writes it: the count and the time.
    for (const name of memory.texts.keys()) memory.texts.set(name, `1 2026-04-01T00:00:00.000Z\n${text}`);
    expect(open().read()).toBeNull();
  });
});
