import type { ReportBlock } from "@/contract/reports/blocks";

/** The blocks of a report that is made from the standard template. */
export function standardBlocks(text: string, keyFigurePresetId: string): ReportBlock[] {
  return [
    { id: "letterhead", type: "letterhead" },
    { id: "text", type: "text", text },
    {
      id: "keyFigures",
      type: "keyFigures",
      keyFigurePresetId,
      columns: ["yearBefore", "target", "budget", "sparkline"],
    },
    { id: "chart", type: "chart", keyFigureId: "NetSales", resolution: "month" },
    { id: "income", type: "statement", statement: "income", columns: ["amount", "yearBefore", "yearToDate", "budget"] },
    { id: "balance", type: "statement", statement: "balance", columns: ["amount", "opening", "yearBefore"] },
    { id: "comments", type: "comments" },
    { id: "restatement", type: "restatement" },
  ];
}

/** The text of the first text block; null in a report without one. */
export function mainText(blocks: readonly ReportBlock[]): string | null {
  for (const block of blocks) if (block.type === "text") return block.text;
  return null;
}

/** The blocks with another main text. */
export function withMainText(blocks: readonly ReportBlock[], text: string): ReportBlock[] {
  const at = blocks.findIndex(({ type }) => type === "text");
  return blocks.map((block, index) => (index === at && block.type === "text" ? { ...block, text } : block));
}
