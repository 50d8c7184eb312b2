import { writeWire } from "@/contract/wire";
import { Turns } from "../turns";

/** Values, one inside the other or not, that are written at once. */
const AT_ONCE = 1_000;

/**
 * Writes a value as {@link writeWire} does. Of a large one the parts come one after the other, and others have their turn
 * in between.
 */
export async function writeInTurns(value: unknown): Promise<string[]> {
  if (count(value, AT_ONCE) < AT_ONCE) return [writeWire(value)];
  const pieces: string[] = [];
  const turns = new Turns();
  const write = async (part: unknown): Promise<void> => {
    if (Array.isArray(part)) await writeList(part as unknown[]);
    else if (typeof part === "object" && part !== null) await writeMembers(part);
    else pieces.push(writeWire(part));
  };
  const writeList = async (list: readonly unknown[]): Promise<void> => {
    pieces.push("[");
    let separator = "";
    for (let from = 0; from < list.length;) {
      const end = endOfSmall(list, from);
      if (separator !== "") pieces.push(separator);
      // Without the brackets of its own.
      if (end > from) pieces.push(writeWire(list.slice(from, end)).slice(1, -1));
      else await write(list[from]);
      from = Math.max(end, from + 1);
      separator = ",";
      if (turns.isLong) await turns.next();
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
    }
    pieces.push(before === "{" ? "{}" : "}");
  };
  await write(value);
  return pieces;
}

/** Up to where the items from `from` on are few enough values together; `from` itself where the first is too many alone. */
function endOfSmall(list: readonly unknown[], from: number): number {
  let values = 0;
  for (let i = from; i < list.length; i++) {
    values += count(list[i], AT_ONCE);
    if (values >= AT_ONCE) return i;
  }
  return list.length;
}

/** What a value is sent as: its text, or the bytes of that where it is long. */
export async function written(value: unknown): Promise<string | Uint8Array> {
  const [first, ...more] = await writeInTurns(value);
  if (more.length === 0) return first!;
  const turns = new Turns();
  const parts: Uint8Array[] = [];
  for (const piece of [first!, ...more]) {
    parts.push(Buffer.from(piece));
    if (turns.isOver) await turns.next();
  }
  return Buffer.concat(parts);
}

/** How many values there are in one, itself included, as far as `most`. */
function count(value: unknown, most: number): number {
  if (typeof value !== "object" || value === null) return 1;
  let found = 1;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const part of parts) {
    found += count(part, most - found);
    if (found >= most) return found;
  }
  return found;
}
