import { describe, expect, test } from "vitest";
import { draftSlot, NO_STORAGE, type TextStorage } from "@/lib/drafts/drafts";
import { MemoryStorage } from "@/lib/drafts/testing/memory-storage";
import { CommentDrafts, NEW_COMMENT } from "./comment-drafts";
import { emptyDraft } from "./comment-input";

const open = (storage: TextStorage, userName: string, companyId: string) =>
  new CommentDrafts(draftSlot(storage, userName, "comments", companyId));

const draft = {
  ...emptyDraft({ start: "2026-04-01T00:00:00", end: "2026-04-30T23:59:59" }),
  keyFigureType: "NetSales",
  message: "Kista\nåäö",
};

describe("comment drafts", () => {
  test("are there again after a reload", () => {
    const storage = new MemoryStorage();
    open(storage, "consultant", "a-demo-1").write(NEW_COMMENT, draft);
    expect(open(storage, "consultant", "a-demo-1").current()).toEqual({ [NEW_COMMENT]: draft });
  });

  test("keep the comment as it was before the change, also over a reload", () => {
    const storage = new MemoryStorage();
    const change = { ...draft, base: { ...draft, message: "Before" } };
    open(storage, "consultant", "a-demo-1").write("id-1", change);
    expect(open(storage, "consultant", "a-demo-1").current()).toEqual({ "id-1": change });
  });

  test("are separate for each user, company and comment", () => {
    const storage = new MemoryStorage();
    const drafts = open(storage, "consultant", "a-demo-1");
    drafts.write("id-1", draft);
    drafts.write(NEW_COMMENT, { ...draft, message: "other" });
    expect(drafts.current()["id-1"]?.message).toBe(draft.message);
    expect(Object.keys(drafts.current()).sort()).toEqual(["id-1", NEW_COMMENT]);
    expect(open(storage, "director", "a-demo-1").current()).toEqual({});
    expect(open(storage, "consultant", "a-demo-2").current()).toEqual({});
  });

  test("leave nothing behind when the last one is saved", () => {
    const storage = new MemoryStorage();
    const drafts = open(storage, "consultant", "a-demo-1");
    drafts.write("id-1", draft);
    drafts.write("id-1", null);
    expect(storage.texts.size).toBe(0);
  });

  test("from an earlier release that lack some members are read", () => {
    const storage = new MemoryStorage();
    const { message, period } = draft;
    open(storage, "consultant", "a-demo-1").write("id-1", { message, period } as typeof draft);
    const completed = { "id-1": { ...draft, keyFigureType: "" } };
    expect(open(storage, "consultant", "a-demo-1").current()).toEqual(completed);
  });

  test("that cannot be read are ignored", () => {
    const storage = new MemoryStorage();
    const drafts = open(storage, "consultant", "a-demo-1");
    drafts.write("id-1", draft);
    const [name] = storage.texts.keys();
    // An entry has the number of drafts and their time before the drafts.
    for (const damaged of [
      "{",
      "null",
      '{"id-1":{"message":3}}',
      '{"id-1":{"keyFigureType":"a","message":"b","period":{}}}',
      '{"id-1":{"keyFigureType":"a","message":"b","period":null,"base":"c"}}',
    ]) {
      storage.texts.set(name!, `1 2026-04-01T00:00:00.000Z\n${damaged}`);
      expect(open(storage, "consultant", "a-demo-1").current()).toEqual({});
    }
  });

  test("from two tabs do not overwrite each other, and each tab reads the other's", () => {
    const storage = new MemoryStorage();
    const one = open(storage, "consultant", "a-demo-1");
    const other = open(storage, "consultant", "a-demo-1");
    one.write("id-1", draft);
    other.write("id-2", draft);
    const [name] = storage.texts.keys();
    one.reread(name!);
    expect(Object.keys(one.current()).sort()).toEqual(["id-1", "id-2"]);
    one.write("id-2", null);
    other.reread("something else");
    expect(Object.keys(other.current())).toEqual(["id-2"]);
    other.reread(name!);
    expect(Object.keys(other.current())).toEqual(["id-1"]);
  });

  test("that the browser had no room for outlast a change in another tab, and are stored once there is room", () => {
    const storage = new MemoryStorage();
    const one = open(storage, "consultant", "a-demo-1");
    const other = open(storage, "consultant", "a-demo-1");
    other.write("id-2", draft);
    storage.full = true;
    one.write("id-1", draft);
    storage.full = false;
    const [name] = storage.texts.keys();
    other.write("id-2", null);
    other.write("id-3", draft);
    one.reread(name!);
    expect(Object.keys(one.current()).sort()).toEqual(["id-1", "id-3"]);
    one.write("id-4", draft);
    const stored = open(storage, "consultant", "a-demo-1").current();
    expect(Object.keys(stored).sort()).toEqual(["id-1", "id-3", "id-4"]);
  });

  test("that the browser had no room for let others be stored and deleted", () => {
    const storage = new MemoryStorage();
    const drafts = open(storage, "consultant", "a-demo-1");
    drafts.write("id-1", draft);
    // With its other members it is larger than all drafts of a user may be.
    drafts.write("id-2", { ...draft, message: "x".repeat(1_500_000) });
    drafts.write("id-3", draft);
    drafts.write("id-1", null);
    expect(Object.keys(drafts.current()).sort()).toEqual(["id-2", "id-3"]);
    expect(Object.keys(open(storage, "consultant", "a-demo-1").current())).toEqual(["id-3"]);
    drafts.write("id-2", null);
    drafts.write("id-3", null);
    expect(storage.texts.size).toBe(0);
  });

  test("notify a listener of changes until it unsubscribes, and are the same object between changes", () => {
    const drafts = open(new MemoryStorage(), "consultant", "a-demo-1");
    let calls = 0;
    const stop = drafts.subscribe(() => calls++);
    drafts.write("id-1", draft);
    expect(drafts.current()).toBe(drafts.current());
    stop();
    drafts.write("id-1", null);
    expect(calls).toBe(1);
  });

  test("last as long as the page when the browser has no storage", () => {
    const drafts = open(NO_STORAGE, "consultant", "a-demo-1");
    drafts.write("id-1", draft);
    expect(drafts.current()).toEqual({ "id-1": draft });
  });
});
