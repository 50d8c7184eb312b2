import type { LetterheadForm } from "@/contract/letterhead/letterhead";
import { LOGO_LIMITS } from "@/contract/letterhead/logo-limits";

/** The reason why a file cannot be a logo. The service checks again, and refuses some that a browser can read. */
export type LogoProblem =
  | { code: "svg" | "kind" | "damaged" }
  | { code: "bytes"; bytes: number }
  | { code: "pixels"; width: number; height: number };

type Read = { logo: NonNullable<LetterheadForm["logo"]> } | { problem: LogoProblem };

/** Reads the chosen file. Its bytes decide about the image type, not its name. */
export async function readLogoFile(file: Blob): Promise<Read> {
  // Enough for the first bytes of an image type, and for what usually stands before the tag of an SVG.
  const start = new Uint8Array(await file.slice(0, 1_000).arrayBuffer());
  const contentType = typeOf(start);
  if (!contentType) return { problem: { code: /<svg/i.test(new TextDecoder().decode(start)) ? "svg" : "kind" } };
  if (file.size > LOGO_LIMITS.bytes) return { problem: { code: "bytes", bytes: file.size } };
  const data = base64Of(new Uint8Array(await file.arrayBuffer()));
  const size = await measure(`data:${contentType};base64,${data}`);
  if (!size) return { problem: { code: "damaged" } };
  const { width, height } = size;
  const { minSide, maxWidth, maxHeight } = LOGO_LIMITS;
  if (width < minSide || height < minSide || width > maxWidth || height > maxHeight) {
    return { problem: { code: "pixels", width, height } };
  }
  return { logo: { contentType, data } };
}

function typeOf(start: Uint8Array) {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => start[at] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47)) return "image/png";
  return begins(0xff, 0xd8, 0xff) ? "image/jpeg" : null;
}

function base64Of(bytes: Uint8Array): string {
  let text = "";
  // In parts, because a function takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

/** The size of an image in pixels; null when the browser cannot decode it. */
async function measure(address: string): Promise<{ width: number; height: number } | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
}
