import { describe, expect, test } from "vitest";
import { CommentDrafts, NEW_COMMENT, type TextStorage } from "./comment-drafts";

function memory(): TextStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => texts.set(key, text),
    removeItem: (key) => texts.delete(key),
  };
}

const draft = {
  keyFigureType: "NetSales",
  period: { start: "2026-04-01T00:00:00", end: "2026-04-30T23:59:59" },
  message: "Kista\nåäö",
};

describe("comment drafts", () => {
  test("are there again after a reload", () => {
    const storage = memory();
    new CommentDrafts(storage, "consultant", "a-demo-1").write(NEW_COMMENT, draft);
    expect(new CommentDrafts(storage, "consultant", "a-demo-1").current()).toEqual({ [NEW_COMMENT]: draft });
  });

  test("are kept apart by user, company and comment", () => {
    const storage = memory();
    const drafts = new CommentDrafts(storage, "consultant", "a-demo-1");
    drafts.write("id-1", draft);
    drafts.write(NEW_COMMENT, { ...draft, message: "other" });
    expect(drafts.current()["id-1"]?.message).toBe(draft.message);
    expect(Object.keys(drafts.current()).sort()).toEqual(["id-1", NEW_COMMENT]);
    expect(new CommentDrafts(storage, "director", "a-demo-1").current()).toEqual({});
    expect(new CommentDrafts(storage, "consultant", "a-demo-2").current()).toEqual({});
  });

  test("leave nothing behind when the last one is saved", () => {
    const storage = memory();
    const drafts = new CommentDrafts(storage, "consultant", "a-demo-1");
    drafts.write("id-1", draft);
    drafts.write("id-1", null);
    expect(storage.texts.size).toBe(0);
  });

  test("that cannot be read are none", () => {
    const storage = memory();
    const drafts = new CommentDrafts(storage, "consultant", "a-demo-1");
    drafts.write("id-1", draft);
    const [name] = storage.texts.keys();
    for (const damaged of [
      "{",
      "null",
      '{"id-1":{"message":3}}',
      '{"id-1":{"keyFigureType":"a","message":"b","period":{}}}',
    ]) {
      storage.texts.set(name!, damaged);
      expect(new CommentDrafts(storage, "consultant", "a-demo-1").current()).toEqual({});
    }
  });

  test("of two tabs do not overwrite each other, and each tab learns of the other's", () => {
    const storage = memory();
    const one = new CommentDrafts(storage, "consultant", "a-demo-1");
    const other = new CommentDrafts(storage, "consultant", "a-demo-1");
    one.write("id-1", draft);
    other.write("id-2", draft);
    const [name] = storage.texts.keys();
    one.reread(name!);
    expect(Object.keys(one.current()).sort()).toEqual(["id-1", "id-2"]);
    one.write("id-2", null);
    one.reread("something else");
    other.reread(name!);
    expect(Object.keys(other.current())).toEqual(["id-1"]);
  });

  test("tell their listeners of every change", () => {
    const drafts = new CommentDrafts(memory(), "consultant", "a-demo-1");
    let calls = 0;
    const stop = drafts.subscribe(() => calls++);
    drafts.write("id-1", draft);
    expect(drafts.current()).toBe(drafts.current());
    stop();
    drafts.write("id-1", null);
    expect(calls).toBe(1);
  });

  test("last as long as the page where the browser keeps nothing", () => {
    const refuse = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    const drafts = new CommentDrafts(
      { getItem: refuse, setItem: refuse, removeItem: refuse },
      "consultant",
      "a-demo-1",
    );
    drafts.write("id-1", draft);
    expect(drafts.current()).toEqual({ "id-1": draft });
  });
});
