import type { Origin } from "./audit/security-events";
import type { GuessGuard } from "./auth/guess-guard";
import type { Db } from "./db/database";

/** Input of a use case that needs no user. */
export interface PublicContext {
  db: Db;
  now: Date;
  origin: Origin;
  /** Called before a secret that can be guessed is checked. */
  guard: GuessGuard;
}
