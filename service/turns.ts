import { setImmediate } from "node:timers/promises";

/** How long one work has the process before others get their turn. Milliseconds. */
const TURN = 10;
/** Looking at the clock takes longer than most steps do. */
const STEPS_A_LOOK = 64;

/** Shares the process: work of many steps asks after each whether it is others' turn. */
export class Turns {
  private since = performance.now();
  private steps = 0;

  /** Whether this work has had the process for a while: then wait for {@link next}. */
  get isOver(): boolean {
    return ++this.steps % STEPS_A_LOOK === 0 && this.isLong;
  }

  /** The same for steps that take some milliseconds themselves. */
  get isLong(): boolean {
    return performance.now() - this.since >= TURN;
  }

  /** Resolves when others have had their turn. */
  async next(): Promise<void> {
    await setImmediate();
    this.since = performance.now();
  }
}

/** What `Array.map` does, for lists of any length: others have their turn in between. */
export async function mapInTurns<T, U>(items: readonly T[], map: (item: T, place: number) => U): Promise<U[]> {
  const mapped: U[] = [];
  const turns = new Turns();
  for (let i = 0; i < items.length; i++) {
    mapped.push(map(items[i]!, i));
    if (turns.isOver) await turns.next();
  }
  return mapped;
}
