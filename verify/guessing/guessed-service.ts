import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { sql } from "drizzle-orm";
import { trustedProxies } from "@/contract/trusted-proxies";
import { SECRET_CHECKED, type SecretChecked } from "@/service/platform/auth/secret-checked";
import { securityEvent, signInTry } from "@/service/platform/db/schema";
import { TestService } from "@/service/testing/test-service";

/** Header for the test only: names the secrets that the sender knows. The service does not read it. */
export const KNOWS = "x-sender-knows";
/** The only proxy that the service trusts. */
export const PROXY = "127.0.0.1";

const REQUEST_BEGUN = "http.server.request.start";

/** A checked password or code, with the time on the campaign's clock in milliseconds. */
interface Check extends SecretChecked {
  at: number;
}

/** A service under attack. It counts the guesses that reach a secret, and its clock can be advanced by hours. */
export class GuessedService {
  /** Milliseconds by which {@link pass} has advanced the campaign's clock. */
  private passed = 0;
  private checks: Check[] = [];
  /** The header {@link KNOWS} of the request whose work is running: a check of a secret does not tell its request. */
  private readonly knows = new AsyncLocalStorage<string>();

  private constructor(readonly service: TestService) {}

  static async start(): Promise<GuessedService> {
    const guessed = new GuessedService(await TestService.start({ trustsProxy: trustedProxies(PROXY)! }));
    subscribe(REQUEST_BEGUN, guessed.noteRequest);
    subscribe(SECRET_CHECKED, guessed.noteCheck);
    return guessed;
  }

  async stop(): Promise<void> {
    unsubscribe(REQUEST_BEGUN, this.noteRequest);
    unsubscribe(SECRET_CHECKED, this.noteCheck);
    await this.service.stop();
  }

  /**
   * Moves tries and security events into the past, which advances the clock for the limits: they compare the times of
   * these with the database's clock only.
   */
  async pass(seconds: number): Promise<void> {
    const { db } = this.service.database;
    // In UTC, because Citus accepts no update whose result depends on the time zone of the session.
    const earlier = (at: typeof signInTry.at | typeof securityEvent.at) =>
      sql`(${at} at time zone 'UTC' - ${seconds} * interval '1 second') at time zone 'UTC'`;
    await db.update(signInTry).set({ at: earlier(signInTry.at) });
    await db.update(securityEvent).set({ at: earlier(securityEvent.at) });
    this.passed += seconds * 1000;
  }

  /** Deletes all earlier tries. */
  async forget(): Promise<void> {
    await this.service.database.db.delete(signInTry);
    this.checks = [];
  }

  /** The most guesses at the secrets of one user in any hour, without secrets that the sender knew. */
  mostInAnHour(): number {
    let most = 0;
    for (const userName of new Set(this.checks.map((check) => check.userName))) {
      const own = this.checks.filter((check) => check.userName === userName);
      const times = own.map(({ at }) => at).sort((a, b) => a - b);
      for (const [i, begin] of times.entries()) {
        const after = times.findIndex((at) => at >= begin + 3_600_000);
        most = Math.max(most, (after < 0 ? times.length : after) - i);
      }
    }
    return most;
  }

  private readonly noteRequest = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    this.knows.enterWith(request.headers[KNOWS]?.toString() ?? "");
  };

  private readonly noteCheck = (message: unknown) => {
    const { userName, secret } = message as SecretChecked;
    if (this.knows.getStore()?.includes(secret)) return;
    // The service counts these spellings of a user name as one.
    const canonical = userName.trim().normalize("NFKC").toLowerCase();
    this.checks.push({ userName: canonical, secret, at: Date.now() + this.passed });
  };
}
