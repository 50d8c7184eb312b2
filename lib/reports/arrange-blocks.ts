import { MAX_BLOCKS, type ReportBlock } from "@/contract/reports/blocks";
import { withMoved } from "@/lib/list-order";

/** The kinds of blocks that can be added: the types, with `income` and `balance` in place of `statement`. */
export const NEW_BLOCKS = [
  "text",
  "keyFigures",
  "chart",
  "income",
  "balance",
  "comments",
  "restatement",
  "letterhead",
] as const;
export type NewBlock = (typeof NEW_BLOCKS)[number];

/** The kind under which a block was added. */
export function kindOf(block: ReportBlock): NewBlock {
  return block.type === "statement" ? block.statement : block.type;
}

/** An id that none of the blocks has. */
export function freeId(blocks: readonly ReportBlock[], kind: string): string {
  const taken = new Set(blocks.map(({ id }) => id));
  for (let number = 1; ; number++) {
    const id = number === 1 ? kind : `${kind}-${String(number)}`;
    if (!taken.has(id)) return id;
  }
}

/**
 * A new block of a kind.
 * @param keyFigurePresetId the preset that a block of key figures begins with; undefined where the company has none
 */
export function newBlock(kind: NewBlock, id: string, keyFigurePresetId: string | undefined): ReportBlock {
  switch (kind) {
    case "text":
      return { id, type: "text", text: "" };
    case "keyFigures": {
      const columns: ["yearBefore"] = ["yearBefore"];
      return keyFigurePresetId === undefined
        ? { id, type: "keyFigures", keyFigureIds: [], columns }
        : { id, type: "keyFigures", keyFigurePresetId, columns };
    }
    case "chart":
      return { id, type: "chart", keyFigureId: "NetSales", resolution: "month" };
    case "income":
      return { id, type: "statement", statement: "income", columns: ["amount", "yearBefore"] };
    case "balance":
      return { id, type: "statement", statement: "balance", columns: ["amount", "opening"] };
    case "comments":
    case "restatement":
    case "letterhead":
      return { id, type: kind };
  }
}

/** The blocks with `added` after the block `afterId`, or last if there is no such block. A full list is unchanged. */
export function withBlock(blocks: readonly ReportBlock[], added: ReportBlock, afterId: string | null): ReportBlock[] {
  if (blocks.length >= MAX_BLOCKS) return [...blocks];
  const at = blocks.findIndex(({ id }) => id === afterId);
  return blocks.toSpliced(at < 0 ? blocks.length : at + 1, 0, added);
}

export function withoutBlock(blocks: readonly ReportBlock[], removedId: string): ReportBlock[] {
  return blocks.filter(({ id }) => id !== removedId);
}

/** The blocks with one moved to index `to`, which is limited to the ends of the list. */
export function withBlockAt(blocks: readonly ReportBlock[], movedId: string, to: number): ReportBlock[] {
  return withMoved(
    blocks,
    blocks.findIndex(({ id }) => id === movedId),
    to,
  );
}

/** The blocks with `changed` in place of the one with the same id. */
export function withChangedBlock(blocks: readonly ReportBlock[], changed: ReportBlock): ReportBlock[] {
  return blocks.map((block) => (block.id === changed.id ? changed : block));
}

/** Returns true for equal blocks in the same order; the order of a block's members does not count. */
export function areSameBlocks(one: readonly ReportBlock[], other: readonly ReportBlock[]): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(blocks: readonly ReportBlock[]): string {
  return JSON.stringify(
    blocks.map((block) =>
      Object.entries(block)
        .filter(([, value]) => value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );
}
