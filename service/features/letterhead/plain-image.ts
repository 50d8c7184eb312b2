import type { Logo } from "@/contract/letterhead/letterhead";

/** An image without metadata, such as its author, place and program. */
export interface PlainImage {
  contentType: Logo["contentType"];
  width: number;
  height: number;
  bytes: Buffer;
}

/** Throws an error that says what was expected, and after a comma what was found where that is known. */
export type Refuse = (expected: string) => never;
