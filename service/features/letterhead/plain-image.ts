import type { Logo } from "@/contract/letterhead/letterhead";

/** An image without metadata, such as its author, place and program. */
export interface PlainImage {
  contentType: Logo["contentType"];
  width: number;
  height: number;
  bytes: Buffer;
}

/** Throws an error that says what was expected instead of the image. */
export type Refuse = (expected: string) => never;
