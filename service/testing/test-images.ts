import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG, with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

interface TestPng {
  width?: number;
  height?: number;
  bits?: number;
  /** 2 is RGB, 3 a palette, 6 RGB with transparency. */
  colourType?: number;
  interlace?: number;
  /** Stand before the pixels. */
  chunks?: Buffer[];
  /** The pixels as they are stored; made when left out. */
  pixels?: Buffer;
  colour?: readonly [number, number, number];
}

/** A PNG of one colour with a transparent border, for the tests of logos. */
export function testPng(of: TestPng = {}): Buffer {
  const { width = 240, height = 60, bits = 8, colourType = 6, interlace = 0, chunks = [] } = of;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colourType, 0, 0, interlace], 8);
  const pixels =
    of.pixels ?? deflateSync(rowsOf({ width, height, bits, colourType, colour: of.colour ?? [11, 93, 82] }));
  return Buffer.concat([SIGNATURE, pngChunk("IHDR", header), ...chunks, pngChunk("IDAT", pixels), pngChunk("IEND")]);
}

function rowsOf({
  width,
  height,
  bits,
  colourType,
  colour,
}: Required<Omit<TestPng, "interlace" | "chunks" | "pixels">>) {
  const samples = colourType === 6 ? 4 : colourType === 2 ? 3 : 1;
  const length = 1 + Math.ceil((width * samples * bits) / 8);
  const rows = Buffer.alloc(height * length);
  if (samples < 3 || bits !== 8) return rows;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBorder = x < 4 || y < 4 || x >= width - 4 || y >= height - 4;
      rows.set(samples === 4 ? [...colour, isBorder ? 0 : 255] : colour, y * length + 1 + x * samples);
    }
  }
  return rows;
}

/** A JPEG's segments around pixels that nobody unpacks. */
export function testJpeg({ width = 240, height = 60, channels = 3, frame = 0xc0, precision = 8 } = {}): Buffer {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const components = Array.from({ length: channels }, (_, i) => [i + 1, 0x11, 0]).flat();
  const segment = (marker: number, data: number[]) => [
    ...[0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255],
    ...data,
  ];
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, [...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xe1, [...Buffer.from("Exif\0\0 the name of who took it")]),
    ...segment(0xfe, [...Buffer.from("a remark")]),
    ...segment(frame, [precision, ...size, channels, ...components]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[0x11, 0x22, 0x33, 0xff, 0xd9],
  ]);
}
