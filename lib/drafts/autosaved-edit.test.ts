import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/api/error";
import { AutosavedEdit } from "./autosaved-edit";

/** The text that the service has. */
let stored: string;
/** Changes with a part of the resource that is not the edited text. */
let version: number;
let writes: string[];
/** True when the service stores a text and its response is lost. */
let isResponseLost: boolean;
let isReadFailing: boolean;
let isWriteRefused: boolean;
/** Seconds that the service, which is busy, asks to wait; null when it is not busy. */
let busyFor: number | null;
/** If not null, a write waits for it before it stores the text. */
let held: Promise<void> | null;
let changes: number;
const tag = () => `${stored} ${String(version)}`;

/** Long enough for the stored version to be read while the user types, and shorter than the time before the save. */
const waitForRead = () => vi.advanceTimersByTimeAsync(100);
/** Longer than the time between the last change and the save. */
const waitForSave = () => vi.advanceTimersByTimeAsync(1_000);

const failure = (status: number, saved: "no" | "unknown", retryAfter?: number) =>
  new ApiError({ status, typeOfError: "x", message: "x", saved, retryAfter });

/** An edit that began with "base", in this visit or, for a restored draft, in an earlier one. */
function begin(restored: string | null = null) {
  return new AutosavedEdit<string, string>(
    {
      read: () => (isReadFailing ? Promise.reject(failure(0, "no")) : Promise.resolve({ value: stored, tag: tag() })),
      write: (text, { ifMatch }) => {
        if (ifMatch !== undefined && ifMatch !== tag()) return Promise.reject(failure(412, "no"));
        if (busyFor !== null) return Promise.reject(failure(503, "no", busyFor));
        if (isWriteRefused) return Promise.reject(failure(403, "no"));
        const store = () => {
          writes.push(text);
          stored = text;
          return isResponseLost ? Promise.reject(failure(0, "unknown")) : Promise.resolve(text);
        };
        return held ? held.then(store) : store();
      },
      onStored: () => Promise.resolve(),
      valueOf: (text) => text,
      isSame: (one, other) => one === other,
      onChange: () => {
        changes++;
      },
    },
    "base",
    restored === null ? null : { value: restored, at: new Date("2026-01-02") },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  stored = "base";
  writes = [];
  isResponseLost = false;
  isReadFailing = false;
  isWriteRefused = false;
  busyFor = null;
  held = null;
  changes = 0;
  version = 1;
});
afterEach(() => {
  vi.useRealTimers();
});

test("undo of typing, after a conflict was ended with the stored version, leads to the stored version", async () => {
  const edit = begin();
  edit.change("mine", "field");
  stored = "theirs";
  await edit.flush();
  edit.resolve("theirs");
  edit.change("theirs and more", "field");
  edit.undo();
  expect(edit.current).toBe("theirs");
});

test("typing after a restored edit was discarded can be undone", () => {
  const edit = begin("draft");
  edit.change("draft, longer", "field");
  edit.discardRestored();
  edit.change("new", "field");
  expect(edit.state().canUndo).toBe(true);
  edit.undo();
  expect(edit.current).toBe("base");
});

test("typing after the service's version was taken over can be undone", () => {
  const edit = begin();
  edit.change("typed", "field");
  edit.change("base", "field");
  edit.takeOver("theirs");
  edit.change("theirs and more", "field");
  edit.undo();
  expect(edit.current).toBe("theirs");
});

test("leaving the page sends an edit of this visit, but none that was restored", async () => {
  const restored = begin("draft");
  restored.sendOnLeave();
  expect(writes).toEqual([]);
  const edit = begin();
  edit.change("typed");
  await waitForRead();
  edit.sendOnLeave();
  expect(writes).toEqual(["typed"]);
});

test("leaving the view keeps a restored edit that was left alone, and saves one that was changed", async () => {
  const restored = begin("draft");
  expect(await restored.settle()).toBe("restored");
  expect([writes, restored.isDirty()]).toEqual([[], true]);
  restored.change("draft, longer");
  expect(await restored.settle()).toBeNull();
  expect(stored).toBe("draft, longer");
});

test("leaving the view says that an edit may be saved when the response of its save was lost", async () => {
  const edit = begin();
  isResponseLost = true;
  edit.change("mine");
  expect(await edit.settle()).toBe("unsure");
  isResponseLost = false;
  expect(await edit.settle()).toBeNull();
});

test("leaving the view distinguishes a conflict from a failure", async () => {
  const edit = begin();
  edit.change("mine");
  isReadFailing = true;
  expect(await edit.settle()).toBe("failed");
  isReadFailing = false;
  stored = "theirs";
  expect(await edit.settle()).toBe("conflict");
});

test("leaving the page does not overwrite what someone else has stored meanwhile", async () => {
  const edit = begin();
  edit.change("typed");
  await waitForRead();
  stored = "theirs";
  edit.sendOnLeave();
  expect(stored).toBe("theirs");
});

test("leaving the page sends nothing before the stored version has been read", async () => {
  const edit = begin();
  stored = "theirs";
  edit.change("typed");
  edit.sendOnLeave();
  expect(writes).toEqual([]);
  expect(edit.isDirty()).toBe(true);
  edit.change("typed again");
  await waitForRead();
  edit.sendOnLeave();
  expect(stored).toBe("theirs");
});

test("a page that was left without sending its edit, and is shown again, saves the edit later", async () => {
  const edit = begin();
  edit.change("typed");
  edit.sendOnLeave();
  expect(writes).toEqual([]);
  await waitForSave();
  expect([stored, edit.state().save.kind]).toEqual(["typed", "saved"]);
});

test("leaving the page after a save that failed sends the tag of a version read since", async () => {
  const edit = begin();
  edit.change("typed");
  await waitForRead();
  isReadFailing = true;
  await waitForSave();
  expect(edit.state().save.kind).toBe("failed");
  isReadFailing = false;
  version = 2;
  edit.change("typed on");
  await waitForRead();
  edit.sendOnLeave();
  expect(writes).toEqual(["typed on"]);
});

test("leaving the page after typing on in a conflict does not end the conflict", async () => {
  const edit = begin();
  edit.change("mine");
  stored = "theirs";
  await edit.flush();
  expect(edit.state().save.kind).toBe("conflict");
  edit.change("mine, longer");
  await waitForRead();
  edit.sendOnLeave();
  expect(stored).toBe("theirs");
});

test("undo of a save whose response was lost is saved", async () => {
  const edit = begin();
  isResponseLost = true;
  edit.change("typed");
  await waitForSave();
  expect(edit.state().save.kind).toBe("failed");
  isResponseLost = false;
  edit.undo();
  expect(edit.isDirty()).toBe(true);
  await waitForSave();
  expect([stored, edit.state().save.kind, edit.isDirty()]).toEqual(["base", "saved", false]);
});

test("typing on after a save whose response was lost is no conflict", async () => {
  const edit = begin();
  isResponseLost = true;
  edit.change("typed");
  await waitForSave();
  isResponseLost = false;
  edit.change("typed on");
  await waitForSave();
  expect([stored, edit.state().save.kind]).toEqual(["typed on", "saved"]);
});

test.each(["reading", "writing"])("undo while a save is %s stays a draft until it is saved", async (stage) => {
  let release: () => void = () => undefined;
  held = new Promise((resolve) => (release = resolve));
  const edit = begin();
  edit.change("typed");
  if (stage === "writing") await waitForSave();
  else void edit.flush();
  edit.undo();
  const changesSeen = changes;
  await vi.advanceTimersByTimeAsync(0);
  expect([edit.isDirty(), edit.stored, edit.current]).toEqual([true, "typed", "base"]);
  // The draft is written again once it is known that the undone text was sent.
  expect(changes > changesSeen).toBe(stage === "reading");
  release();
  await waitForSave();
  expect([stored, edit.state().save.kind, edit.isDirty()]).toEqual(["base", "saved", false]);
});

test("a save that was refused leaves nothing to save after an undo", async () => {
  const edit = begin();
  edit.change("typed");
  isWriteRefused = true;
  await waitForSave();
  expect(edit.state().save.kind).toBe("failed");
  edit.undo();
  expect(edit.isDirty()).toBe(false);
});

test("undo of what was never saved leads to what someone else has stored meanwhile", async () => {
  const edit = begin();
  edit.change("mine");
  edit.takeOver("theirs");
  expect(edit.current).toBe("mine");
  edit.undo();
  expect([edit.current, edit.stored, edit.state().save.kind]).toEqual(["theirs", "theirs", "clean"]);
  await waitForSave();
  expect(writes).toEqual([]);
});

test("undo in a conflict leads to the stored version", async () => {
  const edit = begin();
  edit.change("mine");
  stored = "theirs";
  await waitForSave();
  edit.undo();
  expect([edit.current, edit.state().save.kind]).toEqual(["theirs", "clean"]);
});

test("a conflict ends with the version that has been stored since it began", async () => {
  const edit = begin();
  edit.change("mine");
  stored = "theirs";
  await waitForSave();
  edit.takeOver("theirs, later");
  edit.resolve("theirs");
  expect(edit.current).toBe("theirs, later");
});

test("redo after an undo to someone else's version is a conflict, which undo ends again", async () => {
  const edit = begin();
  edit.change("mine");
  stored = "theirs";
  edit.takeOver("theirs");
  edit.undo();
  expect(edit.state()).toMatchObject({ canUndo: false, canRedo: true });
  edit.redo();
  expect([edit.current, edit.isDirty()]).toEqual(["mine", true]);
  await waitForSave();
  expect(edit.state().save).toEqual({ kind: "conflict", theirs: "theirs" });
  edit.undo();
  await waitForSave();
  expect([edit.current, edit.isDirty(), stored, writes]).toEqual(["theirs", false, "theirs", []]);
});

test("typing after an undo to someone else's version belongs to that version, and there is no more to redo", async () => {
  const edit = begin();
  edit.change("mine");
  stored = "theirs";
  edit.takeOver("theirs");
  edit.undo();
  edit.change("theirs and more");
  expect(edit.state()).toMatchObject({ canUndo: true, canRedo: false });
  await waitForSave();
  expect([stored, edit.state().save.kind]).toEqual(["theirs and more", "saved"]);
  edit.undo();
  expect(edit.current).toBe("theirs");
});

test("someone else's change after an undo to their version leaves nothing to redo", () => {
  const edit = begin();
  edit.change("mine");
  edit.takeOver("theirs");
  edit.undo();
  edit.takeOver("base");
  expect([edit.current, edit.state().canRedo]).toEqual(["base", false]);
});

test("redo after the own version was chosen in a conflict is saved without a new conflict", async () => {
  const edit = begin();
  edit.change("mine");
  edit.change("mine, longer");
  stored = "theirs";
  edit.takeOver("theirs");
  edit.undo();
  edit.undo();
  edit.redo();
  await waitForSave();
  edit.resolve("mine");
  edit.redo();
  await waitForSave();
  expect([stored, edit.state().save.kind]).toEqual(["mine, longer", "saved"]);
});

test("nothing is saved, nor sent as the page is left, before the time that the service has asked for", async () => {
  const edit = begin();
  busyFor = 60;
  edit.change("typed");
  await waitForSave();
  busyFor = null;
  edit.change("typed on");
  await waitForSave();
  expect(await edit.flush()).toBe(false);
  expect(await edit.settle()).toBe("failed");
  edit.sendOnLeave();
  expect([edit.isDirty(), writes]).toEqual([true, []]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([writes, edit.state().save.kind]).toEqual([["typed on"], "saved"]);
});
