import type { SieCheck } from "./check";

/** U+FFFD: somebody decoded the file wrongly before it came to us, and the letters are gone. */
export const checkDamage: SieCheck = ({ file, source, notes }) => {
  if (file.damagedCharacters === 0) return;
  notes.warn(
    "lettersLost",
    { ...source.placeOf(source.bytes.indexOf("\ufffd")), label: "" },
    `${file.damagedCharacters} letters were lost before this file reached us; the first is here. They stay as they are.`,
  );
};
