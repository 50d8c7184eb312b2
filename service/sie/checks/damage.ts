import type { SieCheck } from "./check";

/** U+FFFD: somebody decoded the file wrongly before it came to us, and the letters are gone. */
export const checkDamage: SieCheck = ({ file, text, notes }) => {
  if (file.damagedCharacters === 0) return;
  const at = text.indexOf("\ufffd");
  const before = text.slice(0, at).split("\n");
  notes.warn(
    "lettersLost",
    { lineNo: before.length, linePos: (before.at(-1)?.length ?? 0) + 1, label: "" },
    `${file.damagedCharacters} letters were lost before this file reached us; the first is here. They stay as they are.`,
  );
};
