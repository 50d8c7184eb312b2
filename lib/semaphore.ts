/** Limits the number of tasks that run at the same time. The others wait, in order. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly maxRunning: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maxRunning) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      // The place goes directly to the task that has waited longest, so that no other task can take it.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
