import { databaseNow } from "../db/database-clock";
import type { Db } from "../db/database";
import type { WorkerPool } from "../jobs/worker-pool";
import { noKeyring } from "../encryption/keyring";
import type { RequestContext } from "../request-context";
import { findPrincipal } from "./authenticate";
import { checkNoSecret } from "./secret-verifier";

/**
 * Creates the context of background work for a user, with current rights; null if the user is gone or disabled.
 * @param client the name of the work in security events
 */
export async function actorContext(
  db: Db,
  userName: string,
  client: string,
  workers?: WorkerPool,
): Promise<RequestContext | null> {
  const principal = await findPrincipal(db, userName);
  if (!principal) return null;
  return {
    db,
    user: principal,
    now: databaseNow(),
    keyring: noKeyring,
    origin: { address: "", client },
    checkSecret: checkNoSecret,
    ifMatch: null,
    language: "en",
    credential: { kind: "server" },
    workers,
  };
}
