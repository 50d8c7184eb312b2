import type { KeyFigure } from "@/contract/figures/key-figure";
import type { ReportBlock } from "@/contract/reports/blocks";
import { renameLiveText } from "@/contract/reports/live-text";

/** The blocks of a report that is made from the standard template. */
export function standardBlocks(text: string, keyFigurePresetId: string): ReportBlock[] {
  return [
    { id: "letterhead", type: "letterhead" },
    { id: "text", type: "text", text },
    {
      ...{ id: "keyFigures", type: "keyFigures", keyFigurePresetId },
      columns: ["yearBefore", "target", "budget", "sparkline"],
    },
    { id: "chart", type: "chart", keyFigureId: "NetSales", resolution: "month" },
    { id: "income", type: "statement", statement: "income", columns: ["amount", "yearBefore", "yearToDate", "budget"] },
    { id: "balance", type: "statement", statement: "balance", columns: ["amount", "opening", "yearBefore"] },
    { id: "comments", type: "comments" },
    { id: "restatement", type: "restatement" },
  ];
}

/** The text of the first block that is one; null in a report without. */
export function mainText(blocks: readonly ReportBlock[]): string | null {
  for (const block of blocks) if (block.type === "text") return block.text;
  return null;
}

/** The blocks with another main text. */
export function withMainText(blocks: readonly ReportBlock[], text: string): ReportBlock[] {
  const at = blocks.findIndex(({ type }) => type === "text");
  return blocks.map((block, index) => (index === at && block.type === "text" ? { ...block, text } : block));
}

type Names = readonly Pick<KeyFigure, "id" | "name">[];

/** Converts a typed text with names of key figures to the stored form with ids. */
export function typedText(text: string, keyFigures: Names): string {
  const idOf = (typed: string) =>
    (
      keyFigures.find(({ id }) => id === typed) ??
      keyFigures.find(({ name }) => name === typed) ??
      keyFigures.find(({ name }) => name.toLowerCase() === typed.toLowerCase())
    )?.id ?? typed;
  return renameLiveText(text, idOf, "en");
}

/** Converts a stored text to names and words of a language. */
export function shownText(text: string, keyFigures: Names, language: "sv" | "en"): string {
  // A name that two have would be read as the first one's: the other keeps its id.
  const nameOf = (wanted: string) => {
    const name = keyFigures.find(({ id }) => id === wanted)?.name;
    return name !== undefined && keyFigures.find((each) => each.name === name)?.id === wanted ? name : wanted;
  };
  return renameLiveText(text, nameOf, language);
}
