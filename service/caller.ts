import type { z } from "zod";
import type { UserType } from "@/contract/user";
import type { Db } from "./db/database";
import type { CompanyInPath } from "./policies/connected-company";
import type { Origin } from "./security-events";
import type { WorkerPool } from "./workers/worker-pool";

/** The user behind a request, read from the database at every request: tokens carry no rights. */
export interface Principal {
  userName: string;
  name: string;
  type: UserType;
  agencyId: string | null;
  language: string | null;
}

/** What a use case is given: who asks, on which database, at what time. */
export interface Caller {
  db: Db;
  user: Principal;
  now: Date;
  /** Where the request came from, for security events. */
  origin: Origin;
  /** Entity tags of If-Match without quotes and coding suffix, or `*`; null when the request has none. */
  ifMatch: string[] | null;
  /** Language of names in answers, from Accept-Language. */
  language: "en" | "sv";
  /** The stored id of the access token that the request came with; undefined for every other credential. */
  accessToken?: string | undefined;
  /** Threads that read what takes long; undefined where the process itself may. */
  workers?: WorkerPool | undefined;
  /** What was read of the company in the path together with the user; `reachCompany` takes it. */
  companyInPath?: CompanyInPath | undefined;
}

/**
 * Reads the body when a use case asks for it: refusals of permission come before those of the body.
 * Throws a Refusal (tooLarge, invalid) that names line and column or the JSON path.
 */
export type ReadBody = <T>(schema: z.ZodType<T>) => Promise<T>;

/** Reads the query's known names when asked; throws a Refusal (invalid) that names the one at fault. */
export type ReadQuery = <S extends z.ZodRawShape>(shape: S) => z.output<z.ZodObject<S>>;
