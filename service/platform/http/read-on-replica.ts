import type { ErrorKind } from "@/contract/api-error";
import type { Db, Replica } from "../db/database";
import { toHttpError } from "./to-http-error";

/** Errors that concern one read alone: no free connection, a timeout, or a conflict with replay. */
const IN_THE_WAY = new Set<ErrorKind>(["busy", "dataBusy"]);

/**
 * Performs a read on the standby, where that shows all that was written at this position, else on the database. Where
 * the standby fails it is performed again: a read changes nothing, and nothing of it has been sent yet.
 * @param db the database itself
 */
export async function readOnReplica<Answer>(
  replica: Replica,
  position: string,
  perform: (db: Db) => Promise<Answer>,
  db: Db,
): Promise<Answer> {
  if (replica.isUsed) {
    const reads = replica.readsFrom(position);
    try {
      const response = await perform(reads.db);
      replica.answered.replica++;
      return response;
    } catch (error) {
      const { status, kind } = toHttpError(error);
      // A 4xx is a valid response of the standby.
      if (status < 500) {
        replica.answered.replica++;
        throw error;
      }
      if (!IN_THE_WAY.has(kind)) replica.isUsed = false;
    } finally {
      reads.end();
    }
  }
  replica.answered.primary++;
  return perform(db);
}
