import type { Logger } from "pino";
import { reasonOf } from "../http-error";
import type { OpenDatabase } from "./database";

/** Interval between pings of the database, in milliseconds. */
const INTERVAL_MS = 5_000;

/** Pings the database periodically, and logs once when it becomes unavailable and once when it is back. */
export class DatabaseWatch {
  private awaySince: number | null = null;
  private readonly timer: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly database: Pick<OpenDatabase, "ping">,
    private readonly log: Logger,
  ) {
    this.timer = setInterval(() => void this.check(), INTERVAL_MS);
    this.timer.unref();
  }

  /** True until a ping fails, and again after one that succeeds; unchanged after `stop`. */
  get isUp(): boolean {
    return this.awaySince === null;
  }

  /** Pings the database and returns false if it is away, within 2 s. PGlite is not away while a long query runs. */
  async check(): Promise<boolean> {
    try {
      await this.database.ping();
      this.markBack();
    } catch (error) {
      this.markAway(error);
    }
    return this.isUp;
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  private markAway(error: unknown): void {
    if (this.awaySince !== null || this.stopped) return;
    this.awaySince = performance.now();
    this.log.error({ cause: reasonOf(error) }, "the database is away");
  }

  private markBack(): void {
    if (this.awaySince === null || this.stopped) return;
    const seconds = Math.round((performance.now() - this.awaySince) / 100) / 10;
    this.awaySince = null;
    this.log.warn({ seconds }, "the database is back");
  }
}
