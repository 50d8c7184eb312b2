import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Logger } from "pino";
import { reasonOf } from "../../http-error";
import type { Db, Replica } from "../database";
import { PingConnection } from "../ping-connection";
import { rowsOf } from "../statements";
import { setForSession } from "../session-settings";
import { readPosition, REPLAYED, isInScope, WRITTEN, type Position } from "./position";

/** Interval between checks of both servers, in milliseconds. */
const EVERY = 1_000;
/** A standby that has what was written so long ago is not behind. Milliseconds. */
const AT_ONCE = 10;
/** A standby that is behind for this long is logged; shorter times come and go. Seconds. */
const MAX_LAG_SECONDS = 10;
/** Longer than this lag is not reckoned exactly. */
const MAX_KNOWN = 3_600;

/** Identifies the database: only a copy of the same one may serve its reads. */
const IDENTITY = "(select system_identifier || ' ' || current_database() from pg_control_system())";

interface Server {
  identity: string;
  position: Position;
}

/**
 * Knows whether a standby is there and has what the database has, lets it answer reads while it does, and writes one
 * line of log when it goes or falls behind and one when it is back.
 */
export class ReplicaWatch {
  private readonly standby: PingConnection<Server>;
  private readonly timer: NodeJS.Timeout;
  /** Past positions of the database that the standby has not been seen to reach yet. */
  private ahead: { at: number; position: Position }[] = [];
  private reported: { state: "away" | "behind"; since: number } | null = null;
  private checking: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly replica: Replica,
    private readonly db: Db,
    private readonly log: Logger,
  ) {
    this.standby = new PingConnection({ connectionString: replica.url, connectionTimeoutMillis: 2_000 }, askStandby);
    this.timer = setInterval(() => void this.check(), EVERY);
    this.timer.unref();
    void this.check();
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
    this.standby.close();
  }

  private check(): Promise<void> {
    this.checking ??= this.checkOnce().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  private async checkOnce(): Promise<void> {
    const database = await this.askDatabase().catch(() => null);
    // Without the database no request succeeds anyway, and there is nothing to compare with.
    if (!database || this.stopped) return;
    try {
      this.ahead.push({ at: performance.now(), position: database.position });
      if (this.ahead.length > MAX_KNOWN) this.ahead.pop();
      let hasReached = await this.hasReached(database);
      if (!hasReached) {
        await sleep(AT_ONCE);
        hasReached = await this.hasReached(database);
      }
      this.isThere(hasReached);
    } catch (error) {
      this.isAway(error);
    }
  }

  private async hasReached({ identity, position }: Server): Promise<boolean> {
    const standby = await this.standby.ask();
    if (standby.identity !== identity) throw new Error("It is a standby of another database.");
    this.ahead = this.ahead.filter((known) => !isInScope(standby.position, known.position));
    return isInScope(standby.position, position);
  }

  private async askDatabase(): Promise<Server> {
    const [row] = rowsOf<{ identity: string; position: string }>(
      await this.db.execute(sql`select ${sql.raw(IDENTITY)} as identity, ${WRITTEN} as position`),
    );
    return { identity: row!.identity, position: readPosition(row!.position) };
  }

  private isThere(hasReached: boolean): void {
    if (this.stopped) return;
    const lag = hasReached ? 0 : (performance.now() - this.ahead[0]!.at) / 1000;
    this.replica.lagSeconds = lag;
    this.replica.isUsed = hasReached;
    if (hasReached || this.reported?.state === "away") this.isBack();
    if (lag > MAX_LAG_SECONDS) this.report("behind", { seconds: Math.round(lag) });
  }

  private isAway(error: unknown): void {
    if (this.stopped) return;
    this.replica.lagSeconds = null;
    this.replica.isUsed = false;
    // Requests that still wait for the standby are then served by the database.
    this.replica.cut();
    this.report("away", { cause: reasonOf(error) });
  }

  private report(state: "away" | "behind", facts: object): void {
    if (this.reported?.state === state) return;
    this.reported = { state, since: performance.now() };
    this.log.warn(facts, `the read replica is ${state}`);
  }

  private isBack(): void {
    if (!this.reported) return;
    const seconds = Math.round((performance.now() - this.reported.since) / 100) / 10;
    this.log.warn(
      { seconds },
      this.reported.state === "away" ? "the read replica is back" : "the read replica has caught up",
    );
    this.reported = null;
  }
}

async function askStandby(client: pg.Client): Promise<Server> {
  // Behind a pooler it is not known which server answers, nor whether it was started anew in between.
  if (!(await setForSession(client, { statement_timeout: "2000" }))) {
    throw new Error("A pooler is in front of it; expected the standby itself.");
  }
  const { rows } = await client.query<{ identity: string; position: string | null }>(
    `select ${IDENTITY} as identity, ${REPLAYED} as position`,
  );
  return { identity: rows[0]!.identity, position: readPosition(rows[0]!.position) };
}
