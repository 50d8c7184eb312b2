import { parseWire } from "@/contract/wire";

/**
 * Reads a text that {@link writeWire} has written, which may be long. JSON.parse is several times faster than our own
 * parser, returns the same when it succeeds, and throws on the three numbers that JSON does not have.
 */
export function readWritten(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseWire(text);
  }
}
