import { randomBytes } from "node:crypto";

/**
 * A GUID that sorts by the time it was made (RFC 9562 §5.7, version 7): comments are listed by the second they were
 * written in, then by id, and those of one second so keep their order.
 */
export function newCommentId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
