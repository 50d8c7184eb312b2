import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { KeyFigurePreset } from "@/contract/presets";
import { ApiError } from "@/lib/api/error";
import { draftSlot } from "@/lib/drafts/drafts";
import { MemoryStorage } from "@/lib/drafts/testing/memory-storage";
import { PresetEdits, type PresetStore } from "./preset-edits";

const failure = (status: number) => new ApiError({ status, typeOfError: "x", message: "x", saved: "no" });

/** An in-memory service with one preset. It records writes; `refusal` fails every read, and so every save. */
class Service implements PresetStore {
  preset: KeyFigurePreset = { id: "p", name: "P", keyFigureTypes: ["a", "b"] };
  writes: string[][] = [];
  refusal: ApiError | null = null;
  beforeWrite: (() => void) | null = null;
  version = 1;

  put(keyFigureTypes: string[]): void {
    this.preset = { ...this.preset, keyFigureTypes };
    this.version++;
  }
  read = () =>
    this.refusal ? Promise.reject(this.refusal) : Promise.resolve({ value: this.preset, tag: String(this.version) });
  write = (_id: string, keyFigureTypes: readonly string[], { ifMatch }: { ifMatch?: string | undefined }) => {
    this.beforeWrite?.();
    this.beforeWrite = null;
    if (ifMatch !== undefined && ifMatch !== String(this.version)) return Promise.reject(failure(412));
    this.writes.push([...keyFigureTypes]);
    this.put([...keyFigureTypes]);
    return Promise.resolve(this.preset);
  };
  onStored = () => Promise.resolve();
}

let service: Service;
let edits: PresetEdits;
const shown = () => edits.edit("p");
/** Waits longer than an edit waits for its save. */
const settle = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  vi.useFakeTimers();
  service = new Service();
  edits = new PresetEdits(service);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("changing a preset", () => {
  test("shows at once and is saved a moment later", async () => {
    edits.change(service.preset, ["b", "a"]);
    expect(shown()).toMatchObject({ keyFigureTypes: ["b", "a"], save: { kind: "unsaved" }, canUndo: true });
    expect(service.writes).toEqual([]);
    await settle();
    expect(service.writes).toEqual([["b", "a"]]);
    expect(shown()?.save.kind).toBe("saved");
  });

  test("a few times in a row is saved once", async () => {
    edits.change(service.preset, ["a", "b", "c"]);
    edits.change(service.preset, ["a", "c", "b"]);
    edits.change(service.preset, ["c", "a", "b"]);
    await settle();
    expect(service.writes).toEqual([["c", "a", "b"]]);
  });

  test("while a save is under way is saved after it", async () => {
    service.beforeWrite = () => {
      edits.change(service.preset, ["a"]);
    };
    edits.change(service.preset, ["b"]);
    await settle();
    expect(service.writes).toEqual([["b"], ["a"]]);
    expect(shown()).toMatchObject({ keyFigureTypes: ["a"], save: { kind: "saved" } });
  });

  test("to what it is already is no change", () => {
    edits.change(service.preset, ["a", "b"]);
    expect(shown()?.canUndo).toBe(false);
  });

  test("to a value that the service has stored meanwhile is saved without a write", async () => {
    edits.change(service.preset, ["b"]);
    service.put(["b"]);
    await settle();
    expect(service.writes).toEqual([]);
    expect(shown()?.save.kind).toBe("saved");
  });
});

describe("undo", () => {
  test("leads back step by step, also after a save, and redo forth", async () => {
    edits.change(service.preset, ["b", "a"]);
    await settle();
    edits.change(service.preset, ["b"]);
    edits.undo("p");
    expect(shown()).toMatchObject({ keyFigureTypes: ["b", "a"], canUndo: true, canRedo: true });
    edits.undo("p");
    expect(shown()).toMatchObject({ keyFigureTypes: ["a", "b"], canUndo: false });
    edits.redo("p");
    await settle();
    expect(service.preset.keyFigureTypes).toEqual(["b", "a"]);
  });

  test("to the stored value before the first save writes nothing", async () => {
    edits.change(service.preset, ["b"]);
    edits.undo("p");
    await settle();
    expect(service.writes).toEqual([]);
    expect(shown()?.save.kind).toBe("clean");
  });

  test("does not bring back what someone else has changed since", async () => {
    edits.change(service.preset, ["b"]);
    await settle();
    service.put(["x"]);
    edits.takeOver([service.preset]);
    expect(shown()).toMatchObject({ keyFigureTypes: ["x"], canUndo: false });
  });
});

describe("a save that fails", () => {
  test("keeps the change and says why, and goes through when tried again", async () => {
    service.refusal = failure(503);
    edits.change(service.preset, ["b"]);
    await settle();
    expect(shown()).toMatchObject({ keyFigureTypes: ["b"], save: { kind: "failed", error: service.refusal } });
    service.refusal = null;
    expect(await edits.flush()).toBe(true);
    expect(service.preset.keyFigureTypes).toEqual(["b"]);
  });

  test("is told to whoever waits for all to be saved", async () => {
    service.refusal = failure(503);
    edits.change(service.preset, ["b"]);
    expect(await edits.flush()).toBe(false);
  });

  test("on a refusal that stays is not tried for ever", async () => {
    service.write = () => Promise.reject(failure(412));
    edits.change(service.preset, ["b"]);
    await settle();
    expect(shown()?.save.kind).toBe("failed");
  });
});

describe("a preset that someone else has changed", () => {
  test("is not overwritten but shown as a conflict", async () => {
    edits.change(service.preset, ["b"]);
    service.put(["x"]);
    await settle();
    expect(shown()).toMatchObject({ keyFigureTypes: ["b"], save: { kind: "conflict", theirs: ["x"] } });
    expect(service.preset.keyFigureTypes).toEqual(["x"]);
  });

  test("between reading and writing is a conflict too", async () => {
    service.beforeWrite = () => {
      service.put(["x"]);
    };
    edits.change(service.preset, ["b"]);
    await settle();
    expect(shown()?.save).toEqual({ kind: "conflict", theirs: ["x"] });
  });

  test("in its name only is no conflict", async () => {
    service.beforeWrite = () => {
      service.version++;
    };
    edits.change(service.preset, ["b"]);
    await settle();
    expect(service.writes).toEqual([["b"]]);
  });

  test("is overwritten when the user chooses their own change, and undo then brings back what it changed", async () => {
    edits.change(service.preset, ["b"]);
    service.put(["x"]);
    await settle();
    edits.resolve("p", "mine");
    await settle();
    expect(service.preset.keyFigureTypes).toEqual(["b"]);
    edits.undo("p");
    await settle();
    expect(service.preset.keyFigureTypes).toEqual(["a", "b"]);
  });

  test("is taken over when the user chooses theirs, and undo brings their own back", async () => {
    edits.change(service.preset, ["b"]);
    service.put(["x"]);
    await settle();
    edits.resolve("p", "theirs");
    expect(shown()).toMatchObject({ keyFigureTypes: ["x"], save: { kind: "clean" }, canUndo: true });
    edits.undo("p");
    await settle();
    expect(service.preset.keyFigureTypes).toEqual(["b"]);
  });
});

test("leaving the page sends what is not saved without waiting", async () => {
  edits.change(service.preset, ["b"]);
  // Shorter than an edit waits for its save.
  await vi.advanceTimersByTimeAsync(100);
  edits.sendOnLeave();
  expect(service.writes).toEqual([["b"]]);
});

test("a deleted preset is forgotten, with what was to be saved of it", async () => {
  edits.change(service.preset, ["b"]);
  edits.forget("p");
  await settle();
  expect(shown()).toBeNull();
  expect(service.writes).toEqual([]);
});

describe("an unsaved edit of an earlier visit", () => {
  let storage: MemoryStorage;
  const visit = () => (edits = new PresetEdits(service, draftSlot(storage, "consultant", "presets", "c")));

  beforeEach(async () => {
    storage = new MemoryStorage();
    service.refusal = failure(403);
    visit().change(service.preset, ["b", "a"]);
    await settle();
    expect(shown()?.save.kind).toBe("failed");
    service.refusal = null;
  });

  test("is back, says so, and is saved when asked", async () => {
    visit().takeOver([service.preset]);
    expect(shown()).toMatchObject({ keyFigureTypes: ["b", "a"], save: { kind: "unsaved" }, canUndo: true });
    expect(shown()?.restoredAt).toBeInstanceOf(Date);
    await settle();
    expect(service.writes, "not by itself").toEqual([]);
    expect(await edits.flush()).toBe(true);
    expect(service.writes).toEqual([["b", "a"]]);
    expect(shown()?.restoredAt).toBeNull();
    expect(storage.texts.size).toBe(0);
  });

  test("is gone when it is discarded", () => {
    visit().discardRestored("p");
    expect(shown()).toMatchObject({ keyFigureTypes: ["a", "b"], save: { kind: "clean" }, restoredAt: null });
    expect(storage.texts.size).toBe(0);
    expect(visit().edit("p")).toBeNull();
  });

  test("does not overwrite what someone else has changed since", async () => {
    service.put(["a", "b", "z"]);
    visit().takeOver([service.preset]);
    await edits.flush();
    expect(shown()?.save).toEqual({ kind: "conflict", theirs: ["a", "b", "z"] });
    expect(service.writes).toEqual([]);
  });

  test.each(["discarded", "undone"])("that is %s gives way to what someone else has stored since", async (end) => {
    service.put(["a", "b", "z"]);
    visit().takeOver([service.preset]);
    if (end === "undone") edits.undo("p");
    else edits.discardRestored("p");
    expect(shown()).toMatchObject({ keyFigureTypes: ["a", "b", "z"], save: { kind: "clean" }, canUndo: false });
    edits.change(service.preset, ["a", "z"]);
    await settle();
    expect(service.writes).toEqual([["a", "z"]]);
  });

  test("that is discarded and brought back does not overwrite what someone else has stored since", async () => {
    service.put(["a", "b", "z"]);
    visit().takeOver([service.preset]);
    edits.discardRestored("p");
    for (let round = 1; round <= 2; round++) {
      edits.redo("p");
      expect(shown()?.keyFigureTypes).toEqual(["b", "a"]);
      await settle();
      expect(shown()?.save).toEqual({ kind: "conflict", theirs: ["a", "b", "z"] });
      edits.undo("p");
      await settle();
      expect(shown()?.keyFigureTypes).toEqual(["a", "b", "z"]);
    }
    expect(service.writes).toEqual([]);
  });

  test("in another tab is left alone by a tab that has nothing unsaved", async () => {
    const slot = draftSlot(storage, "consultant", "presets", "c");
    slot.write(null);
    const idle = new PresetEdits(service, slot);
    idle.change(service.preset, ["b"]);
    await settle();
    visit().change(service.preset, ["unsaved"]);
    idle.takeOver([{ ...service.preset, keyFigureTypes: ["x"] }]);
    expect(slot.read()?.text).toContain("unsaved");
  });

  test("is forgotten if the service has stored the same value", () => {
    service.put(["b", "a"]);
    visit().takeOver([service.preset]);
    expect(shown()).toMatchObject({ keyFigureTypes: ["b", "a"], save: { kind: "clean" }, restoredAt: null });
    expect(storage.texts.size).toBe(0);
  });

  test.each(["{", "null", "[3]", '[{"id":"p","stored":"a","current":[]}]'])("is ignored if its draft is %s", (text) => {
    const [name] = storage.texts.keys();
    // As lib/drafts stores a draft: its count and time, and the text on the next line.
    storage.texts.set(name!, `1 2026-01-01T00:00:00.000Z\n${text}`);
    expect(visit().edit("p")).toBeNull();
  });
});
