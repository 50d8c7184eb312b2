import type { PlainImage, Refuse } from "./plain-image";

const EXPECTED_IMAGE = "a whole JPEG image, found a damaged one";
/** Baseline, extended and progressive frames (ITU-T T.81, table B.1), the only ones that browsers draw. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** The markers of all frames. The three excluded ones in their range mark tables and an extension. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Comments, and application data other than APP0 (JFIF) and APP14 (Adobe), which affect the colours. */
const isLeftOut = (marker: number) => marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);
const [START_OF_SCAN, END] = [0xda, 0xd9];

/** Reads a JPEG to the end of its image. The compressed pixels are copied unchecked. */
export function readJpeg(
  bytes: Buffer,
  requireSize: (width: number, height: number) => void,
  refuse: Refuse,
): PlainImage {
  const parts = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return refuse(EXPECTED_IMAGE);
    const marker = bytes[at + 1]!;
    // Any number of fill bytes may precede a marker (ITU-T T.81, B.1.1.2).
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === END) {
      if (size === null || !hasPixels) break;
      // Further images may follow, with metadata of their own.
      parts.push(bytes.subarray(at, at + 2));
      return { contentType: "image/jpeg", ...size, bytes: Buffer.concat(parts) };
    }
    if (at + 4 > bytes.length) break;
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return refuse(EXPECTED_IMAGE);
    if (isFrame(marker)) {
      if (!FRAMES.has(marker)) return refuse("a baseline or progressive JPEG image, found another kind");
      if (size !== null) return refuse(EXPECTED_IMAGE);
      size = readFrame(bytes.subarray(at + 4, end), refuse);
      requireSize(size.width, size.height);
    }
    if (marker === START_OF_SCAN) {
      if (size === null) break;
      hasPixels = true;
      end = endOfPixels(bytes, end);
    }
    if (!isLeftOut(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return refuse(EXPECTED_IMAGE);
}

/** The offset of the marker after compressed pixels. Stuffed bytes and restart markers are part of the pixels. */
function endOfPixels(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function readFrame(frame: Buffer, refuse: Refuse): { width: number; height: number } {
  if (frame.length < 6) return refuse(EXPECTED_IMAGE);
  const [precision, channels] = [frame[0]!, frame[5]!];
  if (precision !== 8) return refuse(`a JPEG image of 8 bits a channel, found ${precision}`);
  if (channels === 4) return refuse("a JPEG image in RGB, found CMYK");
  if (channels !== 1 && channels !== 3) return refuse(EXPECTED_IMAGE);
  return { height: frame.readUInt16BE(1), width: frame.readUInt16BE(3) };
}
