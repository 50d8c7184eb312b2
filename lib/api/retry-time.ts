import { ApiError } from "./error";

/** The time before which a queue sends no save, because the service has asked for it in Retry-After. */
export class RetryTime {
  private time = 0;

  /** Heeds the Retry-After of a failed save, if it has one. */
  heed(error: unknown): void {
    if (error instanceof ApiError) this.time = Math.max(this.time, error.retryAt ?? 0);
  }

  /** Milliseconds until a save may be sent; 0 when it may be now. */
  wait(): number {
    return Math.max(0, this.time - Date.now());
  }

  /** Resolves when a save may be sent. */
  async passed(): Promise<void> {
    // A timer may run out a moment early, and another save may have been told to wait longer.
    for (let wait = this.wait(); wait > 0; wait = this.wait()) {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
