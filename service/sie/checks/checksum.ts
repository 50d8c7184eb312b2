import { sieChecksum } from "../checksum";
import { quoted, type SiePlace } from "../notes";
import type { SieCheck } from "./check";

/** #KSUMMA without a value begins the checked part, #KSUMMA with the checksum ends it: without the end the file was cut off. */
export const checkChecksum: SieCheck = ({ draft, text, notes }) => {
  const begin = draft.checksums.find(({ written }) => written === "");
  const end = draft.checksums.findLast(({ written }) => written !== "");
  if (!begin && !end) return;
  if (!end) {
    notes.error(
      "cutOff",
      placeOf(begin),
      "Expected a second #KSUMMA with the checksum at the end: the file was cut off.",
    );
    return;
  }
  if (!begin || begin.lineNo > end.lineNo) {
    notes.warn(
      "checksumBeginMissing",
      placeOf(end),
      "Expected a #KSUMMA without a value before the records it covers.",
    );
    return;
  }
  const actual = sieChecksum(linesBetween(text, begin.lineNo, end.lineNo));
  // Some programs write the 32 bits as a signed number.
  if (/^-?\d+$/.test(end.written) && [actual, actual | 0].includes(Number(end.written))) return;
  const explanation = `Expected the checksum ${actual}, found ${quoted(end.written)}: the file was changed after it was written.`;
  notes.warn("checksumDiffers", placeOf(end), explanation);
};

function placeOf(record: { lineNo: number } | undefined): SiePlace {
  return { lineNo: record?.lineNo ?? 0, linePos: 1, label: "#KSUMMA" };
}

/** The lines after `first` and before `last`, which count from 1. */
function linesBetween(text: string, first: number, last: number): string {
  let [lineNo, at] = [1, 0];
  const goTo = (wanted: number) => {
    for (; lineNo < wanted; lineNo++) at = text.indexOf("\n", at) + 1;
    return at;
  };
  return text.slice(goTo(first + 1), goTo(last));
}
