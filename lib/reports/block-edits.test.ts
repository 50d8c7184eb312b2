import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { ApiError } from "@/lib/api/error";
import { draftSlot } from "@/lib/drafts/drafts";
import { MemoryStorage } from "@/lib/drafts/testing/memory-storage";
import { BlockEdits, type BlockStore } from "./block-edits";

const failure = (status: number) => new ApiError({ status, typeOfError: "x", message: "x", saved: "no" });
const blocks = (...texts: string[]): ReportBlock[] => texts.map((text, i) => ({ id: `t${i}`, type: "text", text }));

/** An in-memory service with one report. It stores writes; `refusal` fails every read, and so every save. */
class Service implements BlockStore {
  blocks: readonly ReportBlock[] = blocks("a", "b");
  writes: (readonly ReportBlock[])[] = [];
  refusal: ApiError | null = null;
  beforeWrite: (() => void) | null = null;
  version = 1;

  put(newBlocks: readonly ReportBlock[]): FullPeriodReport {
    this.blocks = newBlocks;
    this.version++;
    return this.report();
  }
  report = () => ({ isPublished: false, blocks: [...this.blocks] }) as FullPeriodReport;
  read = () =>
    this.refusal ? Promise.reject(this.refusal) : Promise.resolve({ value: this.report(), tag: String(this.version) });
  write = (written: readonly ReportBlock[], { ifMatch }: { ifMatch?: string | undefined }) => {
    this.beforeWrite?.();
    this.beforeWrite = null;
    if (ifMatch !== undefined && ifMatch !== String(this.version)) return Promise.reject(failure(412));
    this.writes.push(written);
    return Promise.resolve(this.put(written));
  };
  onStored = () => Promise.resolve();
}

let service: Service;
let edits: BlockEdits;
const shown = () => edits.edit();
/** Lets more time pass than there is between a change and its save. */
const settle = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  vi.useFakeTimers();
  service = new Service();
  edits = new BlockEdits(service, service.blocks);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("changing a report's blocks", () => {
  it("shows at once and is saved a moment later, a few changes in one", async () => {
    edits.change(blocks("x", "b"));
    edits.change(blocks("x", "y"));
    expect(shown()).toMatchObject({ blocks: blocks("x", "y"), save: { kind: "unsaved" } });
    expect(service.writes).toEqual([]);
    await settle();
    expect(service.writes).toEqual([blocks("x", "y")]);
    expect(shown().save.kind).toBe("saved");
  });

  it("is undone and done again, typing in one place as one step until it is saved", async () => {
    for (const text of ["ab", "abc"]) edits.change(blocks(text, "b"), "t0");
    await settle();
    edits.change(blocks("abcd", "b"), "t0");
    edits.undo();
    expect(shown().blocks).toEqual(blocks("abc", "b"));
    edits.undo();
    expect(shown()).toMatchObject({ blocks: blocks("a", "b"), canUndo: false, canRedo: true });
    edits.redo();
    edits.redo();
    await settle();
    expect(service.blocks).toEqual(blocks("abcd", "b"));
  });

  it("is tried again when the report was changed between reading and writing it, but not its blocks", async () => {
    service.beforeWrite = () => service.version++;
    edits.change(blocks("x", "b"));
    await settle();
    expect([service.writes.length, shown().save.kind]).toEqual([1, "saved"]);
  });

  it("says when it fails, and is saved when it is tried again", async () => {
    service.refusal = failure(500);
    edits.change(blocks("x", "b"));
    await settle();
    expect(shown().save.kind).toBe("failed");
    service.refusal = null;
    expect(await edits.flush()).toBe(true);
    expect(service.blocks).toEqual(blocks("x", "b"));
  });
});

describe("somebody else's change", () => {
  beforeEach(async () => {
    edits.change(blocks("mine", "b"));
    service.put(blocks("theirs", "b"));
    await settle();
  });

  it("is not overwritten", () => {
    expect(shown().save).toEqual({ kind: "conflict", theirs: blocks("theirs", "b") });
    expect(service.writes).toEqual([]);
  });

  it("stays a conflict when one goes on typing", async () => {
    edits.change(blocks("mine too", "b"));
    await settle();
    expect(shown().save.kind).toBe("conflict");
    expect(service.writes).toEqual([]);
  });

  it("is overwritten when the user says so", async () => {
    edits.resolve("mine");
    await settle();
    expect(service.blocks).toEqual(blocks("mine", "b"));
  });

  it("is taken over when the user says so, and undo brings mine back", async () => {
    edits.resolve("theirs");
    expect(shown()).toMatchObject({ blocks: blocks("theirs", "b"), save: { kind: "clean" } });
    edits.undo();
    await settle();
    expect(service.blocks).toEqual(blocks("mine", "b"));
  });
});

it("takes over blocks that were changed elsewhere, unless the user has unsaved changes", () => {
  edits.takeOver(blocks("theirs"));
  expect(shown()).toMatchObject({ blocks: blocks("theirs"), canUndo: false });
  edits.change(blocks("mine"));
  edits.takeOver(blocks("others"));
  expect(shown().blocks).toEqual(blocks("mine"));
});

it("leaves the draft of another tab alone while it has nothing unsaved", () => {
  const slot = draftSlot(new MemoryStorage(), "anna", "forms", "reportBlocks", "c", "r");
  const idle = new BlockEdits(service, service.blocks, slot);
  new BlockEdits(service, service.blocks, slot).change(blocks("unsaved", "b"));
  idle.takeOver(blocks("changed", "b"));
  expect(slot.read()?.text).toContain("unsaved");
});

it("restores an edit of a visit that ended too early, and saves it or lets it go", async () => {
  const slot = draftSlot(new MemoryStorage(), "anna", "forms", "reportBlocks", "c", "r");
  const before = new BlockEdits(service, service.blocks, slot);
  before.change(blocks("unsaved", "b"));
  const again = new BlockEdits(service, service.blocks, slot);
  expect(again.edit()).toMatchObject({ blocks: blocks("unsaved", "b"), save: { kind: "unsaved" } });
  expect(again.edit().restoredAt).not.toBeNull();
  again.discardRestored();
  expect(again.edit()).toMatchObject({ blocks: blocks("a", "b"), restoredAt: null, canRedo: true });
  again.redo();
  await again.flush();
  expect(service.blocks).toEqual(blocks("unsaved", "b"));
  expect(slot.read()).toBeNull();
});

it("shows blocks that somebody else has stored meanwhile after an edit of an earlier visit is discarded", async () => {
  const slot = draftSlot(new MemoryStorage(), "anna", "forms", "reportBlocks", "c", "r");
  new BlockEdits(service, service.blocks, slot).change(blocks("unsaved", "b"));
  service.put(blocks("theirs", "b"));
  const again = new BlockEdits(service, service.blocks, slot);
  again.takeOver(service.blocks);
  again.discardRestored();
  expect(again.edit()).toMatchObject({ blocks: blocks("theirs", "b"), save: { kind: "clean" }, canRedo: true });
  again.redo();
  await again.flush();
  expect(again.edit().save).toEqual({ kind: "conflict", theirs: blocks("theirs", "b") });
});

it("forgets an edit of an earlier visit that has been saved meanwhile, and restores it no more", () => {
  const slot = draftSlot(new MemoryStorage(), "anna", "forms", "reportBlocks", "c", "r");
  new BlockEdits(service, service.blocks, slot).change(blocks("saved", "b"));
  service.put(blocks("saved", "b"));
  const again = new BlockEdits(service, service.blocks, slot);
  expect(again.edit()).toMatchObject({ blocks: blocks("saved", "b"), restoredAt: null });
  again.takeOver(service.blocks);
  expect(slot.read()).toBeNull();
});
