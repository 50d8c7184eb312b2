import { expect, it } from "vitest";
import { MAX_BLOCKS, reportBlocksSchema, type ReportBlock } from "@/contract/reports/blocks";
import {
  areSameBlocks,
  freeId,
  kindOf,
  newBlock,
  NEW_BLOCKS,
  withBlock,
  withBlockAt,
  withoutBlock,
} from "./arrange-blocks";

const ids = (blocks: readonly ReportBlock[]) => blocks.map(({ id }) => id);
const ABC: ReportBlock[] = ["a", "b", "c"].map((id) => ({ id, type: "comments" }));

it("new blocks of every kind are valid, with or without a preset", () => {
  for (const preset of ["Overview", undefined]) {
    const blocks = NEW_BLOCKS.map((kind) => newBlock(kind, kind, preset));
    expect(reportBlocksSchema.parse(blocks)).toEqual(blocks);
    expect(blocks.map(kindOf)).toEqual(NEW_BLOCKS);
  }
});

it("a block is put after another one, moved within the list and taken out", () => {
  const added: ReportBlock = { id: freeId(ABC, "a"), type: "comments" };
  expect(added.id).toBe("a-2");
  expect(ids(withBlock(ABC, added, "a"))).toEqual(["a", "a-2", "b", "c"]);
  expect(ids(withBlock(ABC, added, null))).toEqual(["a", "b", "c", "a-2"]);
  expect(ids(withBlockAt(ABC, "a", 1))).toEqual(["b", "a", "c"]);
  expect(ids(withBlockAt(ABC, "c", -1))).toEqual(["c", "a", "b"]);
  expect(ids(withBlockAt(ABC, "a", 9))).toEqual(["b", "c", "a"]);
  expect(ids(withoutBlock(ABC, "b"))).toEqual(["a", "c"]);
});

it("a full report takes no more", () => {
  const full: ReportBlock[] = Array.from({ length: MAX_BLOCKS }, (_, i) => ({ id: String(i), type: "comments" }));
  expect(withBlock(full, { id: "x", type: "comments" }, "3")).toEqual(full);
});

it("blocks are the same whatever the order of their members", () => {
  const one: ReportBlock[] = [{ id: "t", type: "text", heading: undefined, text: "x" }];
  const other: ReportBlock[] = [{ text: "x", type: "text", id: "t" }];
  expect(areSameBlocks(one, other)).toBe(true);
  expect(areSameBlocks(ABC, ABC.toReversed())).toBe(false);
});
