import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { BulkCause, CompanyChange } from "@/contract/bulk-changes/bulk-change";
import { actorContext } from "../../platform/auth/actor-context";
import type { Db } from "../../platform/db/database";
import { keepRenewing, LeaseLost } from "../../platform/db/lease";
import { bulkChange } from "../../platform/db/schema";
import type { HttpError } from "../../platform/http-error";
import { QueueWork } from "../../platform/jobs/queue-work";
import type { RequestContext } from "../../platform/request-context";
import { changeOf } from "./bulk-change-row";
import { changeCompany, failedPartValues } from "./change-company";
import { changeMany } from "./change-many";
import { kindOf } from "./kind-of";
import {
  bulkChangeSignal,
  endParts,
  postpone,
  releaseLease,
  renewLease,
  takeParts,
  type TakenPart,
} from "./take-parts";

interface BulkChangeWorkOptions {
  log: Logger;
  /** Converts an error to the one that a client would get; a part that fails with 503 is tried again. */
  toHttpError: (error: unknown) => HttpError;
  /** Seconds after which another process takes over the companies of a killed one. */
  leaseSeconds?: number;
  /** The number of companies that are taken at a time. */
  atOnce?: number;
  signal?: AbortSignal;
  /** Leases on which the work ended in a 503, to release when the database is there again. */
  unreleased?: Set<string>;
}

const LEASE_SECONDS = 20;
const AT_ONCE = 200;
/** Concurrent transactions; few, so that connections are left for requests. */
const CONCURRENT = 3;
/** Time after which a company whose change ended in a 503 is tried again. */
const POSTPONED_SECONDS = 3;
/** After this many interruptions a company is taken alone, as it may be what crashes the service. */
const ALONE_AFTER = 2;
/** A company fails after the work on it was interrupted so many times, because the process ended or by an error. */
const MAX_ATTEMPTS = 4;

/** Starts the background work on bulk changes. */
export function startBulkChangeWork(db: Db, options: Pick<BulkChangeWorkOptions, "log" | "toHttpError">): QueueWork {
  const unreleased = new Set<string>();
  return new QueueWork({
    ...options,
    name: "bulk changes",
    signal: bulkChangeSignal,
    workOnNext: (signal) => workOnNext(db, { ...options, signal, unreleased }),
  });
}

/** Works on the next companies that may be taken from the queue; returns false when there are none. */
export async function workOnNext(db: Db, options: BulkChangeWorkOptions): Promise<boolean> {
  const { leaseSeconds = LEASE_SECONDS, atOnce = AT_ONCE, log, unreleased } = options;
  for (const lease of unreleased ?? []) {
    await releaseLease(db, lease);
    unreleased?.delete(lease);
  }
  const all = await takeParts(db, atOnce, leaseSeconds);
  if (all.length === 0) return false;
  const interrupted = all.find(({ attempts }) => attempts > ALONE_AFTER);
  const taken = interrupted ? [interrupted] : all;
  for (const group of groupsOf(all.filter((part) => !taken.includes(part)))) await postpone(db, group, 0);
  const stopRenewing = keepRenewing(() => renewLease(db, taken[0]!.lease, leaseSeconds), {
    leaseSeconds,
    log,
    name: "a bulk change",
  });
  try {
    for (const group of groupsOf(taken)) await workOnGroup(db, group, options);
  } catch (error) {
    if (options.toHttpError(error).status === 503) unreleased?.add(taken[0]!.lease);
    throw error;
  } finally {
    stopRenewing();
  }
  return true;
}

/** The parts by bulk change, state and user, in their order. */
function groupsOf(parts: readonly TakenPart[]): TakenPart[][] {
  const groups = new Map<string, TakenPart[]>();
  for (const part of parts) {
    const key = JSON.stringify([part.agencyId, part.bulkChangeId, part.state, part.actor]);
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return [...groups.values()];
}

async function workOnGroup(db: Db, group: TakenPart[], options: BulkChangeWorkOptions): Promise<void> {
  const { agencyId, bulkChangeId, actor } = group[0]!;
  const [row] = await db
    .select()
    .from(bulkChange)
    .where(and(eq(bulkChange.agencyId, agencyId), eq(bulkChange.id, bulkChangeId)));
  // The agency was deleted meanwhile, and its bulk changes with it.
  if (!row) return;
  const context = await actorContext(db, actor, "bulk change");
  if (!context) {
    const explanation = `The user "${actor}", in whose name it was to be done, is gone or disabled.`;
    return endGroup(db, group, { code: "actorGone", explanation });
  }
  const change = changeOf(row);
  const kind = kindOf(change);
  if (kind.writeMany && group.length > 1) {
    const { writeMany } = kind;
    const isDone = await changeMany(context, group, change, { ...kind, writeMany }).then(
      () => true,
      () => false,
    );
    if (isDone) return;
    // The parts are now tried one by one, so that only those that cannot be done fail.
  }
  const remaining = [...group];
  const work = async () => {
    for (let part; (part = remaining.shift()) !== undefined;) {
      if (options.signal?.aborted) return postpone(db, [part, ...remaining.splice(0)], 0);
      await workOnPart(context, part, change, options).catch((error: unknown) => {
        remaining.length = 0;
        throw error;
      });
    }
  };
  // The single writes of a kind with `writeMany` lock the same object, so they would only wait for each other.
  const workers = Array.from({ length: kind.writeMany ? 1 : CONCURRENT }, work);
  // The lease is no longer renewed after a failure is thrown, so the other workers finish their companies before that.
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

async function workOnPart(
  context: RequestContext,
  part: TakenPart,
  change: CompanyChange,
  options: BulkChangeWorkOptions,
): Promise<void> {
  const { db } = context;
  if (part.attempts > MAX_ATTEMPTS) {
    const explanation = `The work on this company was interrupted ${MAX_ATTEMPTS} times.`;
    return endGroup(db, [part], { code: "interrupted", explanation });
  }
  try {
    await changeCompany(context, part, change);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    const refusal = options.toHttpError(error);
    if (refusal.status === 503) return postpone(db, [part], POSTPONED_SECONDS);
    if (refusal.kind === "unexpected")
      options.log.error({ err: error, companyId: part.sentId }, "the work on a company of a bulk change failed");
    await endGroup(db, [part], { code: refusal.kind, explanation: refusal.message });
  }
}

async function endGroup(db: Db, group: readonly TakenPart[], cause: BulkCause): Promise<void> {
  await endParts(db, group, failedPartValues(group[0]!, cause)).catch((error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error;
  });
}
