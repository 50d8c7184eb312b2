import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { BulkCause, CompanyChange, CompanyChangeOf, Difference } from "@/contract/bulk-changes/bulk-change";
import type { Action } from "@/contract/permissions";
import { writeWire } from "@/contract/wire";
import { checkBody } from "../../platform/parse-body";
import type { CompanyRow } from "../../platform/policies/connected-company";
import type { ReadBody, RequestContext } from "../../platform/request-context";

/** The present state of what a change concerns in a company, or the cause for which it cannot be changed. */
export type StateOrCause<State> = { state: State } | { cause: BulkCause };

/** A change to one company: the states before and after it. */
export interface Step<State> {
  companyId: string;
  before: State;
  after: State;
}

/** Implements one kind of change. States are stored, and compared, as texts in the wire format. */
export interface KindOfChange<Change extends CompanyChange = CompanyChange, State = unknown, Made = unknown> {
  /** The permission that the change needs in a company; the use case that writes asks for it again. */
  action: Action;
  /** @throws HttpError when the change is impossible for every company of the agency */
  check?: (context: RequestContext, agencyId: string, change: Change) => Promise<void>;
  /**
   * Maps company ids to present states.
   * @param stateAfter the state after the change, when it is to be taken back; there is one company then
   */
  read: (
    context: RequestContext,
    companies: readonly CompanyRow[],
    change: Change,
    stateAfter?: State,
  ) => Promise<ReadonlyMap<string, StateOrCause<State>>>;
  /** The state that the change asks for. Members that only the service can set, such as ids, are empty. */
  wanted: (state: State, change: Change) => State;
  /**
   * Writes with the same use cases as a request for one company. Returns the state afterwards.
   * @param made what `runTransaction` prepared, for a kind that has it
   */
  write: (context: RequestContext, agencyId: string, step: Step<State>, change: Change, made: Made) => Promise<State>;
  /**
   * Runs the transaction of a write. When the write needs something that is slow to make, the transaction is rolled
   * back, and run again with what was made, so that nothing is locked meanwhile.
   */
  runTransaction?: <T>(transaction: (made: Made) => Promise<T>) => Promise<T>;
  /** Writes to many companies at once, for a kind whose single writes would take quadratic time. */
  writeMany?: (
    context: RequestContext,
    agencyId: string,
    steps: readonly Step<State>[],
    change: Change,
  ) => Promise<void>;
  differences: (before: State, after: State, change: Change) => Difference[];
}

export type KindOf<K extends CompanyChange["kind"], State, Made = unknown> = KindOfChange<
  CompanyChangeOf<K>,
  State,
  Made
>;

/** Makes a request body for a use case that is called without a request. */
export function bodyOf(sent: unknown): ReadBody {
  return (schema) => Promise.resolve(checkBody(sent, schema));
}

/** The condition for rows of these companies. */
export function isOfCompanies(companyId: AnyPgColumn, companies: readonly Pick<CompanyRow, "id">[]): SQL {
  return sql`${companyId} = any(${sql.param(companies.map(({ id }) => id))}::text[])`;
}

export function isSame(one: unknown, other: unknown): boolean {
  return writeWire(one) === writeWire(other);
}
