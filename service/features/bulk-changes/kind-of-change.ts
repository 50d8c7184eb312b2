import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { BulkCause, CompanyChange, CompanyChangeOf, Difference } from "@/contract/bulk-changes/bulk-change";
import type { Action } from "@/contract/permissions";
import { writeWire } from "@/contract/wire";
import { checkBody } from "../../platform/parse-body";
import type { CompanyRow } from "../../platform/policies/connected-company";
import type { ReadBody, RequestContext } from "../../platform/request-context";

/** The part of a company that a change concerns, or the reason for which it cannot be done there. */
export type Found<State> = { state: State } | { cause: BulkCause };

/** The states before and after a change, of one company. */
export interface Step<State> {
  companyId: string;
  before: State;
  after: State;
}

/** All that differs between the kinds of changes. States are values of the wire: they are stored, and compared so. */
export interface KindOfChange<Change extends CompanyChange = CompanyChange, State = unknown, Made = unknown> {
  /** The permission that the change needs in a company; the use case that writes asks for it again. */
  action: Action;
  /** @throws HttpError where the change makes no sense in the agency, whatever the company */
  check?: (context: RequestContext, agencyId: string, change: Change) => Promise<void>;
  /**
   * The present states by company id.
   * @param left the state that the change has left, where it is to be taken back; of one company then
   */
  read: (
    context: RequestContext,
    companies: readonly CompanyRow[],
    change: Change,
    left?: State,
  ) => Promise<ReadonlyMap<string, Found<State>>>;
  wanted: (state: State, change: Change) => State;
  /**
   * Writes through the use cases of single writes. Returns the state as it is then.
   * @param made by `rounds` where the kind has it
   */
  write: (context: RequestContext, agencyId: string, step: Step<State>, change: Change, made: Made) => Promise<State>;
  /** Runs the transaction of a write, again where that needs what takes long and is made while nothing is locked. */
  rounds?: <T>(transaction: (made: Made) => Promise<T>) => Promise<T>;
  /** Writes to many companies at once, where one after the other would take the square of their number. */
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

/** A body for a use case that is not called by a request. */
export function bodyOf(sent: unknown): ReadBody {
  return (schema) => Promise.resolve(checkBody(sent, schema));
}

/** The condition for rows of these companies. */
export function isOf(companyId: AnyPgColumn, companies: readonly Pick<CompanyRow, "id">[]): SQL {
  return sql`${companyId} = any(${sql.param(companies.map(({ id }) => id))}::text[])`;
}

export function isSame(one: unknown, other: unknown): boolean {
  return writeWire(one) === writeWire(other);
}
