import type { ErrorKind } from "@/contract/api-error";
import type { Db, Replica } from "../db/database";
import { toHttpError } from "./to-http-error";

/** Errors that affect one read only: no free connection, a timeout, or a conflict with replay. */
const TRANSIENT_KINDS = new Set<ErrorKind>(["busy", "dataBusy"]);

/**
 * Performs a read on the standby, while it is used. If that ends with a 5xx, as it does when the standby has not
 * replayed the log up to `position`, performs the read again on the database: nothing was changed or sent.
 * @param db the primary database
 */
export async function readOnReplica<Result>(
  replica: Replica,
  position: string,
  perform: (db: Db) => Promise<Result>,
  db: Db,
): Promise<Result> {
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
      if (!TRANSIENT_KINDS.has(kind)) replica.isUsed = false;
    } finally {
      reads.end();
    }
  }
  replica.answered.primary++;
  return perform(db);
}
