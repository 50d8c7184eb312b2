import { crc32, inflateSync } from "node:zlib";
import type { PlainImage, Refuse } from "./plain-image";

/**
 * The chunks that affect how an image looks; all others, such as metadata, are left out. So are colour profiles (iCCP),
 * which PDFs do not use and whose compressed data would be unchecked: an image is shown without them.
 */
const VISUAL_CHUNKS = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "sRGB", "gAMA", "cHRM"]);
/** Samples of a pixel by colour type. */
const SAMPLES: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EXPECTED_IMAGE = "a whole PNG image, found a damaged one";

interface Chunk {
  type: string;
  data: Buffer;
  /** The chunk with its length and checksum. */
  whole: Buffer;
}

/**
 * Reads a PNG (ISO/IEC 15948) and checks it down to its unpacked pixels, because the image goes into every PDF and the
 * library that draws PDFs does not check images.
 * @param bytes the file without its signature
 */
export function readPng(
  bytes: Buffer,
  requireSize: (width: number, height: number) => void,
  refuse: Refuse,
): PlainImage {
  const chunks = chunksOf(bytes, refuse);
  const header = chunks[0]!;
  const headers = chunks.filter(({ type }) => type === "IHDR");
  // A second header would replace the checked one when the image is drawn.
  if (headers.length !== 1 || header.type !== "IHDR" || header.data.length !== 13) refuse(EXPECTED_IMAGE);
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [bits, colourType, compression, filter, interlace] = [...header.data.subarray(8)] as [
    number,
    number,
    number,
    number,
    number,
  ];
  requireSize(width, height);
  if (interlace !== 0) refuse("a PNG image without interlacing, found an interlaced one");
  const isTransparent = chunks.some(({ type }) => type === "tRNS");
  // For a transparent colour in a grey or RGB image, the library that draws PDFs makes another colour transparent.
  if (isTransparent && (colourType === 0 || colourType === 2)) {
    refuse("a PNG image with an alpha channel, found one with a transparent colour");
  }
  // That library takes each byte of a palette image with transparency for one pixel.
  if (bits > 8 || (bits < 8 && isTransparent)) {
    refuse(`a PNG image of 8 bits a channel, found ${bits}${isTransparent ? " with transparency" : ""}`);
  }
  const samples = SAMPLES[colourType];
  const isPacked = [1, 2, 4].includes(bits) && (colourType === 0 || colourType === 3);
  if (samples === undefined || compression + filter !== 0 || !(bits === 8 || isPacked)) return refuse(EXPECTED_IMAGE);
  requirePalette(chunks, colourType, refuse);
  requirePixels(chunks, { height, rowLength: 1 + Math.ceil((width * samples * bits) / 8) }, refuse);
  // In other images a palette is only a suggestion, which that library would take for the colours of the image.
  const visual = chunks.filter(({ type }) => VISUAL_CHUNKS.has(type) && (type !== "PLTE" || colourType === 3));
  const kept = visual.map(({ whole }) => whole);
  return { contentType: "image/png", width, height, bytes: Buffer.concat([PNG_SIGNATURE, ...kept]) };
}

/** Reads the chunks up to the end of the image (IEND, the last of them) and checks their checksums. */
function chunksOf(bytes: Buffer, refuse: Refuse): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return refuse(EXPECTED_IMAGE);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return refuse(EXPECTED_IMAGE);
    const type = bytes.toString("latin1", at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    if (type === "IEND") return chunks;
    at = end;
  }
  return refuse(EXPECTED_IMAGE);
}

function requirePalette(chunks: readonly Chunk[], colourType: number, refuse: Refuse): void {
  const palettes = chunks.filter(({ type }) => type === "PLTE");
  const length = palettes[0]?.data.length ?? 0;
  if (palettes.length > 1 || length % 3 !== 0 || length > 768 || (colourType === 3 && length === 0))
    refuse(EXPECTED_IMAGE);
  const transparencies = chunks.filter(({ type }) => type === "tRNS");
  // A tRNS chunk has a byte of opacity for each of the first colours of the palette, at most for all.
  const fits = ({ data }: Chunk) => colourType === 3 && data.length <= length / 3;
  if (transparencies.length > 1 || !transparencies.every(fits)) refuse(EXPECTED_IMAGE);
}

/** Unpacks the pixels, at most as many as the header says, and checks the filter type of each row. */
function requirePixels(chunks: readonly Chunk[], size: { height: number; rowLength: number }, refuse: Refuse): void {
  const packed = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data));
  const length = size.height * size.rowLength;
  let pixels: Buffer;
  try {
    pixels = inflateSync(packed, { maxOutputLength: length });
  } catch {
    return refuse(EXPECTED_IMAGE);
  }
  const isFiltered = (row: number) => pixels[row * size.rowLength]! <= 4;
  if (pixels.length !== length || !Array.from({ length: size.height }, (_, row) => row).every(isFiltered))
    refuse(EXPECTED_IMAGE);
}
