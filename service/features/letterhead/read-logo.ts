import { createHash } from "node:crypto";
import type { Logo } from "@/contract/letterhead/letterhead";
import { LOGO_LIMITS } from "@/contract/letterhead/logo-limits";
import { HttpError } from "../../platform/http-error";
import type { PlainImage, Refuse } from "./plain-image";
import { readJpeg } from "./read-jpeg";
import { PNG_SIGNATURE, readPng } from "./read-png";

const refuse: Refuse = (expected) => {
  throw new HttpError("invalid", `The body is not valid: $.logo.data: expected ${expected}.`);
};

/**
 * Reads an image, whose type is recognized by its bytes. Its size is checked before its pixels are unpacked.
 * @throws HttpError invalid unless it is an undamaged PNG or JPEG within the limits of the size; also for kinds that
 * `readPng` and `readJpeg` do not read, such as an interlaced PNG or a JPEG in CMYK
 */
export function readLogo(data: string): Logo {
  const bytes = Buffer.from(data, "base64");
  const image = imageIn(bytes);
  const { contentType, width, height } = image;
  const sha256 = createHash("sha256").update(image.bytes).digest("hex");
  return { sha256, contentType, width, height, data: image.bytes.toString("base64") };
}

function imageIn(bytes: Buffer): PlainImage {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(bytes.subarray(8), requireSize, refuse);
  if (bytes.subarray(0, 2).equals(JPEG)) return readJpeg(bytes, requireSize, refuse);
  return refuse(`a PNG or JPEG image, found ${kindOf(bytes)}`);
}

const JPEG = Buffer.from([0xff, 0xd8]);

function requireSize(width: number, height: number): void {
  const { minSide, maxWidth, maxHeight } = LOGO_LIMITS;
  if (width < minSide || height < minSide || width > maxWidth || height > maxHeight) {
    const limits = `${minSide} × ${minSide} to ${maxWidth} × ${maxHeight} pixels`;
    refuse(`an image of ${limits}, found ${width} × ${height}`);
  }
}

/** Names common other types for the error message. An SVG is refused because it can contain scripts. */
function kindOf(bytes: Buffer): string {
  const start = bytes.toString("latin1", 0, 1_000);
  if (/<svg/i.test(start)) return "SVG";
  if (start.startsWith("GIF8")) return "GIF";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "WebP";
  if (start.startsWith("%PDF-")) return "PDF";
  return bytes.length === 0 ? "nothing" : "something else";
}
