import { setImmediate } from "node:timers/promises";

/** A loop yields to the event loop after this time, in milliseconds. */
const MAX_RUN_MS = 10;
/** The clock is read once in this many steps, because reading it costs more than most steps. */
const STEPS_PER_CHECK = 64;

/** Lets a long loop yield to the event loop, so that other requests are served meanwhile. */
export class Yielder {
  private since = performance.now();
  private steps = 0;

  /** Counts one short step of the loop. When true, await {@link yield} before the next step. */
  countStep(): boolean {
    return ++this.steps % STEPS_PER_CHECK === 0 && this.shouldYield;
  }

  /** Like {@link countStep}, for steps that take milliseconds each: reads the clock every time. */
  get shouldYield(): boolean {
    return performance.now() - this.since >= MAX_RUN_MS;
  }

  /** Yields to the event loop once. */
  async yield(): Promise<void> {
    await setImmediate();
    this.since = performance.now();
  }
}

/** Like `Array.map`, but yields to the event loop during long lists. */
export async function mapYielding<T, U>(items: readonly T[], map: (item: T, index: number) => U): Promise<U[]> {
  const mapped: U[] = [];
  const yielder = new Yielder();
  for (let i = 0; i < items.length; i++) {
    mapped.push(map(items[i]!, i));
    if (yielder.countStep()) await yielder.yield();
  }
  return mapped;
}
