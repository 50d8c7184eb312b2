import type { Logger } from "pino";
import { reasonOf } from "../http-error";
import type { OpenDatabase } from "./database";

/** Interval between pings of the database, in milliseconds. */
const EVERY = 5_000;

/** Knows whether the database answers, and writes one line of log when it goes and one when it is back. */
export class DatabaseWatch {
  private awaySince: number | null = null;
  private readonly timer: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly database: Pick<OpenDatabase, "ping">,
    private readonly log: Logger,
  ) {
    this.timer = setInterval(() => void this.check(), EVERY);
    this.timer.unref();
  }

  /** The result of the last ping. */
  get isUp(): boolean {
    return this.awaySince === null;
  }

  /** Pings the database. Resolves within 2 s, to true when it responds. */
  async check(): Promise<boolean> {
    try {
      await this.database.ping();
      this.isBack();
    } catch (error) {
      this.isAway(error);
    }
    return this.isUp;
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  private isAway(error: unknown): void {
    if (this.awaySince !== null || this.stopped) return;
    this.awaySince = performance.now();
    this.log.error({ cause: reasonOf(error) }, "the database is away");
  }

  private isBack(): void {
    if (this.awaySince === null || this.stopped) return;
    const seconds = Math.round((performance.now() - this.awaySince) / 100) / 10;
    this.awaySince = null;
    this.log.warn({ seconds }, "the database is back");
  }
}
