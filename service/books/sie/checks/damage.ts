import type { SieCheck } from "./check";

/** U+FFFD means that the file was decoded wrongly before the upload, and those letters are lost. */
export const checkDamage: SieCheck = ({ file, source, notes }) => {
  if (file.damagedCharacters === 0) return;
  notes.warn(
    "lettersLost",
    { ...source.placeOf(source.bytes.indexOf("\ufffd")), label: "" },
    `${file.damagedCharacters} letters were lost before this file reached us; the first is here. They stay as they are.`,
  );
};
