import type { Locale } from "../format/locale";
import type { ContentBlock } from "./content";

const WORDS: Record<Locale, { comments: string; first: string; unchanged: string }> = {
  sv: {
    comments: "Inga kommentarer för perioden.",
    first: "Det finns ingen tidigare rapport att jämföra med.",
    unchanged: "Inga siffror har ändrats sedan förra rapporten.",
  },
  en: {
    comments: "No comments on the period.",
    first: "There is no earlier report to compare with.",
    unchanged: "No figures have changed since the last report.",
  },
};

/** The text of a block that has nothing to show: a sentence, or a dash where none is needed. */
export function emptyBlockText(block: ContentBlock, language: Locale): string {
  const words = WORDS[language];
  if (block.type === "comments") return words.comments;
  if (block.type === "restatement") return block.report ? words.unchanged : words.first;
  return "–";
}
