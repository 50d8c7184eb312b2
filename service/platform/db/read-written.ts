import { parseWire } from "@/contract/wire";

/**
 * Parses a text that {@link writeWire} or PostgreSQL has written. JSON.parse is several times faster than parseWire and
 * returns an equal value, but throws on the three numbers that JSON does not have.
 */
export function readWritten(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseWire(text);
  }
}
