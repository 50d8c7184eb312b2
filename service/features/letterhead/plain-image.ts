import type { Logo } from "@/contract/letterhead/letterhead";

/** An image without metadata, such as its author, place and program. */
export interface PlainImage {
  contentType: Logo["contentType"];
  width: number;
  height: number;
  bytes: Buffer;
}

/** Throws an error. `expected` may also say what was found: "an image of 8 bits a channel, found 16 bits". */
export type Refuse = (expected: string) => never;
