import { quoted, type SiePosition } from "../notes";
import type { SieCheck } from "./check";

/**
 * #KSUMMA without a value begins the covered part and #KSUMMA with the checksum ends it. Without the end the file was
 * cut off.
 */
export const checkChecksum: SieCheck = ({ checksum: { begin, end, value: actual }, notes }) => {
  if (!begin && !end) return;
  if (!end) {
    notes.error(
      "cutOff",
      positionOf(begin),
      "Expected a second #KSUMMA with the checksum at the end: the file was cut off.",
    );
    return;
  }
  if (!begin || begin.lineNo > end.lineNo) {
    notes.warn(
      "checksumBeginMissing",
      positionOf(end),
      "Expected a #KSUMMA without a value before the records it covers.",
    );
    return;
  }
  // Some programs write the 32 bits as a signed number.
  if (/^-?\d+$/.test(end.written) && [actual, actual | 0].includes(Number(end.written))) return;
  const explanation = `Expected the checksum ${actual}, found ${quoted(end.written)}: the file was changed after it was written.`;
  notes.warn("checksumDiffers", positionOf(end), explanation);
};

function positionOf(record: { lineNo: number } | undefined): SiePosition {
  return { lineNo: record?.lineNo ?? 0, linePos: 1, label: "#KSUMMA" };
}
