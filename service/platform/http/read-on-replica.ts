import { causesOf } from "@/contract/causes";
import type { Db, Replica } from "../db/database";
import { ReplicaBehind } from "../db/replica/read-replica";
import { sqlState } from "../http-error";
import { toHttpError } from "./to-http-error";

/**
 * Performs a read on the standby if it is in use. If the read fails with a 5xx, as it does when the standby has not
 * replayed the log up to `position`, performs it again on the primary: nothing has been changed or sent. If other reads
 * would fail there too, the standby is no longer used until ReplicaWatch finds it sound.
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
      // A 4xx is a valid response of the standby.
      if (toHttpError(error).status < 500) {
        replica.answered.replica++;
        throw error;
      }
      if (isStandbyFailure(error)) replica.isUsed = false;
    } finally {
      reads.end();
    }
  }
  replica.answered.primary++;
  return perform(db);
}

const READ_ONLY_TRANSACTION = "25006";

/** True if other reads would fail on the standby too, unlike one that failed because the standby allows no writes. */
function isStandbyFailure(error: unknown): boolean {
  if (causesOf(error).some((cause) => cause instanceof ReplicaBehind)) return true;
  return toHttpError(error).kind === "databaseAway" && sqlState(error) !== READ_ONLY_TRANSACTION;
}
