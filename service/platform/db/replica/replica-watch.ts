import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Logger } from "pino";
import { reasonOf } from "../../http-error";
import type { Db, Replica } from "../database";
import { PingConnection } from "../ping-connection";
import { rowsOf } from "../statements";
import { setForSession } from "../session-settings";
import { readPosition, REPLAYED_POSITION, hasReplayed, PRIMARY_POSITION, type Position } from "./position";

/** Interval between checks of both servers, in milliseconds. */
const INTERVAL_MS = 1_000;
/** A standby that catches up within this many milliseconds does not count as behind. */
const GRACE_MS = 10;
/** A lag of more than this many seconds is logged; shorter lags are normal. */
const MAX_LAG_SECONDS = 10;
/** Maximum number of remembered positions, one a second; a longer lag is not measured exactly. */
const MAX_POSITIONS = 3_600;

/** SQL that identifies the database, because only a copy of this database may serve its reads. */
const IDENTITY = "(select system_identifier || ' ' || current_database() from pg_control_system())";

interface Server {
  identity: string;
  position: Position;
}

/**
 * Checks periodically if a standby is available and up to date, lets it serve reads while it is, and logs when it
 * becomes unavailable, falls behind or is back.
 */
export class ReplicaWatch {
  private readonly standby: PingConnection<Server>;
  private readonly timer: NodeJS.Timeout;
  /** Positions of the database that the standby has not reached yet, oldest first, with the time of the check. */
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
    this.timer = setInterval(() => void this.check(), INTERVAL_MS);
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
      // The oldest gives the lag, and the newest remains if the standby reaches all others, so another is dropped.
      if (this.ahead.length > MAX_POSITIONS) this.ahead.splice(-2, 1);
      let hasReached = await this.hasReached(database);
      if (!hasReached) {
        await sleep(GRACE_MS);
        hasReached = await this.hasReached(database);
      }
      this.markAvailable(hasReached);
    } catch (error) {
      this.markAway(error);
    }
  }

  private async hasReached({ identity, position }: Server): Promise<boolean> {
    const standby = await this.standby.ask();
    if (standby.identity !== identity) throw new Error("It is a standby of another database.");
    const hasReached = hasReplayed(standby.position, position);
    // The newest position includes all before it, also those on the timeline before a failover.
    this.ahead = hasReached ? [] : this.ahead.filter((known) => !hasReplayed(standby.position, known.position));
    return hasReached;
  }

  private async askDatabase(): Promise<Server> {
    const [row] = rowsOf<{ identity: string; position: string }>(
      await this.db.execute(sql`select ${sql.raw(IDENTITY)} as identity, ${PRIMARY_POSITION} as position`),
    );
    return { identity: row!.identity, position: readPosition(row!.position) };
  }

  private markAvailable(hasReached: boolean): void {
    if (this.stopped) return;
    const lag = hasReached ? 0 : (performance.now() - this.ahead[0]!.at) / 1000;
    this.replica.lagSeconds = lag;
    this.replica.isUsed = hasReached;
    if (hasReached || this.reported?.state === "away") this.markBack();
    if (lag > MAX_LAG_SECONDS) this.report("behind", { seconds: Math.round(lag) });
  }

  private markAway(error: unknown): void {
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

  private markBack(): void {
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
  // Behind a pooler, the responding server is unknown and may change between queries.
  if (!(await setForSession(client, { statement_timeout: "2000" }))) {
    throw new Error("A pooler is in front of it; expected the standby itself.");
  }
  const { rows } = await client.query<{ identity: string; position: string | null }>(
    `select ${IDENTITY} as identity, ${REPLAYED_POSITION} as position`,
  );
  return { identity: rows[0]!.identity, position: readPosition(rows[0]!.position) };
}
