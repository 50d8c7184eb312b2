import type { Logo } from "@/contract/letterhead/letterhead";

/** An image as it is drawn, without what else a file tells: who took it, where, with which program. */
export interface PlainImage {
  contentType: Logo["contentType"];
  width: number;
  height: number;
  bytes: Buffer;
}

/** Refuses an image, saying what was expected. */
export type Refuse = (expected: string) => never;
