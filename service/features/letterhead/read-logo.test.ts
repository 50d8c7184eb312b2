import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pngChunk, testJpeg, testPng } from "../../testing/test-images";
import { readLogo } from "./read-logo";

const read = (bytes: Buffer | string) => readLogo(Buffer.from(bytes).toString("base64"));
const bytesOf = (bytes: Buffer) => Buffer.from(read(bytes).data, "base64");

describe("an image of a letterhead", () => {
  it("is a PNG or a JPEG, by its bytes", () => {
    expect(read(testPng())).toMatchObject({ contentType: "image/png", width: 240, height: 60 });
    expect(read(testPng({ colourType: 2 }))).toMatchObject({ contentType: "image/png" });
    expect(read(testJpeg())).toMatchObject({ contentType: "image/jpeg", width: 240, height: 60 });
    expect(read(testJpeg({ frame: 0xc2, channels: 1 }))).toMatchObject({ contentType: "image/jpeg" });
    const palette = { colourType: 3, bits: 4, chunks: [pngChunk("PLTE", Buffer.alloc(48))] };
    expect(read(testPng(palette))).toMatchObject({ contentType: "image/png" });
  });

  it("is stored without its metadata, and unchanged when the stored image is sent again", () => {
    const metadata = [pngChunk("tEXt", Buffer.from("Author\0the name")), pngChunk("eXIf", Buffer.from("where"))];
    const [png, jpeg] = [bytesOf(testPng({ chunks: metadata })), bytesOf(testJpeg())];
    expect(png).toEqual(testPng());
    for (const text of ["Exif", "a remark"]) {
      expect(testJpeg().includes(text)).toBe(true);
      expect(jpeg.includes(text)).toBe(false);
    }
    expect(jpeg.includes("JFIF")).toBe(true);
    // Some cameras append a second image, which has its own metadata.
    expect(bytesOf(Buffer.concat([testJpeg(), testJpeg()]))).toEqual(jpeg);
    for (const stored of [png, jpeg]) expect(bytesOf(stored)).toEqual(stored);
  });

  it("is stored without a palette that only proposes colours", () => {
    const palette = pngChunk("PLTE", Buffer.alloc(48));
    expect(bytesOf(testPng({ chunks: [palette] }))).toEqual(testPng());
  });

  it.each([
    ["SVG", "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>", "PNG or JPEG image, found SVG"],
    ["GIF", "GIF89a...", "found GIF"],
    ["WebP", "RIFF....WEBPVP8 ", "found WebP"],
    ["PDF", "%PDF-1.7", "found PDF"],
    ["an empty file", "", "found nothing"],
    ["a text", "logo.png", "found something else"],
    ["an image that is too small", testPng({ width: 8 }), "16 × 16 to 1600 × 800 pixels, found 8 × 60"],
    ["an image that is too wide", testPng({ width: 1601, height: 16 }), "found 1601 × 16"],
    ["a JPEG that is too high", testJpeg({ height: 801 }), "found 240 × 801"],
    ["a JPEG in CMYK", testJpeg({ channels: 4 }), "RGB, found CMYK"],
    ["a JPEG of 12 bits", testJpeg({ precision: 12 }), "found 12"],
    ["a lossless JPEG", testJpeg({ frame: 0xc3 }), "a baseline or progressive JPEG image"],
    ["a JPEG that is cut off", testJpeg().subarray(0, -2), "a damaged one"],
    ["a JPEG without a frame", Buffer.from([0xff, 0xd8, 0xff, 0xd9]), "a damaged one"],
    ["an interlaced PNG", testPng({ interlace: 1 }), "without interlacing"],
    ["a PNG of 16 bits", testPng({ bits: 16 }), "8 bits a channel, found 16"],
    [
      "a packed palette with transparency",
      testPng({
        colourType: 3,
        bits: 4,
        chunks: [pngChunk("PLTE", Buffer.alloc(48)), pngChunk("tRNS", Buffer.alloc(1))],
      }),
      "found 4 with transparency",
    ],
    [
      "a grey PNG with a transparent colour",
      testPng({ colourType: 0, chunks: [pngChunk("tRNS", Buffer.alloc(2))] }),
      "an alpha channel, found one with a transparent colour",
    ],
    [
      "an RGB PNG with a transparent colour",
      testPng({ colourType: 2, chunks: [pngChunk("tRNS", Buffer.alloc(6))] }),
      "an alpha channel, found one with a transparent colour",
    ],
    [
      "a grey PNG of four bits with a transparent colour",
      testPng({ colourType: 0, bits: 4, chunks: [pngChunk("tRNS", Buffer.alloc(2))] }),
      "an alpha channel, found one with a transparent colour",
    ],
    ["a palette PNG without a palette", testPng({ colourType: 3 }), "a damaged one"],
    ["a PNG that is cut off", testPng().subarray(0, -4), "a damaged one"],
    ["a PNG with a wrong checksum", Buffer.concat([testPng().subarray(0, -4), Buffer.alloc(4)]), "a damaged one"],
    ["a PNG with a second header", testPng({ chunks: [pngChunk("IHDR", Buffer.alloc(13))] }), "a damaged one"],
    ["a PNG whose pixels cannot be unpacked", testPng({ pixels: Buffer.from("no zlib") }), "a damaged one"],
    ["a PNG with too few pixels", testPng({ pixels: deflateSync(Buffer.alloc(100)) }), "a damaged one"],
    ["a PNG with more pixels than in its header", testPng({ pixels: deflateSync(Buffer.alloc(5e6)) }), "a damaged one"],
    [
      "a PNG with an unknown filter type of a row",
      // 60 rows, each with a filter type, here 9, before 240 pixels of four samples.
      testPng({ pixels: deflateSync(Buffer.alloc(60 * (240 * 4 + 1), 9)) }),
      "a damaged one",
    ],
  ])("is not %s", (_, bytes, expected) => {
    expect(() => read(bytes)).toThrow(expected);
  });
});
