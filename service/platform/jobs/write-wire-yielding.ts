import { writeWire } from "@/contract/wire";
import { Yielder } from "./yielding";

/** A part with fewer values than this, nested ones included, is written without yielding. */
const AT_ONCE = 1_000;

/**
 * Writes a value in the wire format, yielding to the event loop between the parts of a large one.
 * @returns the pieces of the text; joined, they are equal to the result of {@link writeWire}
 * @throws {TypeError} as writeWire does; the path in its message is then relative to the part
 */
export async function writeWireYielding(value: unknown): Promise<string[]> {
  const pieces: string[] = [];
  const yielder = new Yielder();
  const write = async (part: unknown): Promise<void> => {
    if (count(part, AT_ONCE) < AT_ONCE) pieces.push(writeWire(part));
    else if (Array.isArray(part)) await writeList(part as unknown[]);
    else await writeMembers(part as object);
  };
  const writeList = async (list: readonly unknown[]): Promise<void> => {
    pieces.push("[");
    let separator = "";
    for (let from = 0; from < list.length;) {
      const end = endOfSmall(list, from);
      if (separator !== "") pieces.push(separator);
      // Removes the brackets of the part.
      if (end > from) pieces.push(writeWire(list.slice(from, end)).slice(1, -1));
      else await write(list[from]);
      from = Math.max(end, from + 1);
      separator = ",";
      if (yielder.shouldYield) await yielder.yield();
    }
    pieces.push("]");
  };
  const writeMembers = async (object: object): Promise<void> => {
    let before = "{";
    for (const [name, member] of Object.entries(object) as [string, unknown][]) {
      if (member === undefined) continue;
      pieces.push(`${before}${writeWire(name)}:`);
      await write(member);
      before = ",";
      if (yielder.shouldYield) await yielder.yield();
    }
    // All members may be undefined.
    pieces.push(before === "{" ? "{}" : "}");
  };
  await write(value);
  return pieces;
}

/**
 * Returns the end of the longest run of items from `from` that may be written at once; `from` if the first is too
 * large.
 */
function endOfSmall(list: readonly unknown[], from: number): number {
  let values = 0;
  for (let i = from; i < list.length; i++) {
    values += count(list[i], AT_ONCE);
    if (values >= AT_ONCE) return i;
  }
  return list.length;
}

/** Writes a response body: text for a small value, UTF-8 bytes for a large one. */
export async function encodeBody(value: unknown): Promise<string | Uint8Array> {
  const [first, ...more] = await writeWireYielding(value);
  if (more.length === 0) return first!;
  const yielder = new Yielder();
  const parts: Uint8Array[] = [];
  for (const piece of [first!, ...more]) {
    parts.push(Buffer.from(piece));
    if (yielder.countStep()) await yielder.yield();
  }
  return Buffer.concat(parts);
}

/** Counts the values nested in `value`, itself included, and stops at `max`. */
function count(value: unknown, max: number): number {
  if (typeof value !== "object" || value === null) return 1;
  let found = 1;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const part of parts) {
    found += count(part, max - found);
    if (found >= max) return found;
  }
  return found;
}
