import { and, eq } from "drizzle-orm";
import { checkNoSecret } from "../../../platform/auth/secret-verifier";
import { databaseNow } from "../../../platform/db/database-clock";
import type { Db } from "../../../platform/db/database";
import { user } from "../../../platform/db/schema";
import type { WorkerPool } from "../../../platform/jobs/worker-pool";
import type { RequestContext } from "../../../platform/request-context";

/** The context of work in the name of a user, with the rights that the user has now; null for one that is gone. */
export async function actorContext(
  db: Db,
  userName: string,
  workers: WorkerPool | undefined,
): Promise<RequestContext | null> {
  const { name, type, agencyId, language } = user;
  const [principal] = await db
    .select({ userName: user.userName, name, type, agencyId, language })
    .from(user)
    .where(and(eq(user.userName, userName), eq(user.disabled, false)));
  if (!principal) return null;
  return {
    db,
    user: principal,
    now: databaseNow(),
    keyring: () => Promise.reject(new Error("the work on batches needs no keys")),
    origin: { address: "", client: "import batch" },
    checkSecret: checkNoSecret,
    ifMatch: null,
    language: "en",
    credential: { kind: "server" },
    workers,
  };
}
