import type { SieCheck } from "./check";

/** U+FFFD means that the file was decoded wrongly before the upload, and those letters are lost. */
export const checkDamage: SieCheck = ({ file, source, notes }) => {
  if (file.damagedCharacters === 0) return;
  const count = file.damagedCharacters;
  notes.warn(
    "lettersLost",
    { ...source.placeOf(source.bytes.indexOf("\ufffd")), label: "" },
    count === 1
      ? "A letter was lost before this file reached us, here. It stays as it is."
      : `${count} letters were lost before this file reached us; the first is here. They stay as they are.`,
  );
};
