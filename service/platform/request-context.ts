import type { z } from "zod";
import type { UserType } from "@/contract/users/user";
import type { SecretVerifier } from "./auth/secret-verifier";
import type { Db } from "./db/database";
import type { Keyring } from "./encryption/keyring";
import type { CompanyInPath } from "./policies/connected-company";
import type { Origin } from "./audit/security-events";
import type { WorkerPool } from "./jobs/worker-pool";

/** The user behind a request, read from the database at every request: tokens carry no rights. */
export interface Principal {
  userName: string;
  name: string;
  type: UserType;
  agencyId: string | null;
  language: string | null;
}

/** With what a request proved who sends it. */
export type Credential =
  /** The user's password, by Basic. */
  | { kind: "password" }
  /** An access token of ours, by its stored id: of a sign-in, or of a program that has its own. */
  | { kind: "accessToken"; id: string }
  /** An access token of the organisation's OpenID provider, with the time of the sign-in where it says so. */
  | { kind: "organisation"; signedIn: Date | null }
  | { kind: "personalAccessToken" }
  /** Whoever may run commands on the server. */
  | { kind: "server" };

/** What a narrowed token reaches of what its user may. */
export interface TokenScope {
  readOnly: boolean;
  /** The ids of the only companies; null for all. */
  companies: string[] | null;
}

/** What a use case is given: who asks, on which database, at what time. */
export interface RequestContext {
  db: Db;
  user: Principal;
  now: Date;
  /** Seals and opens secrets that are kept. Throws an EncryptionKeyError where the keys are not there. */
  keyring: () => Promise<Keyring>;
  /** Where the request came from, for security events. */
  origin: Origin;
  /**
   * Whether a password or code of the user's is right, asked through the guard against guessing.
   * @throws TooManyTries
   */
  checkSecret: SecretVerifier["check"];
  /** Entity tags of If-Match without quotes and coding suffix, or `*`; null when the request has none. */
  ifMatch: string[] | null;
  /** Language of names in answers, from Accept-Language. */
  language: "en" | "sv";
  credential: Credential;
  /** Undefined where the credential reaches all that its user may. */
  scope?: TokenScope | undefined;
  /** Threads that read what takes long; undefined where the process itself may. */
  workers?: WorkerPool | undefined;
  /** What was read of the company in the path together with the user; `requireCompanyAccess` takes it. */
  companyInPath?: CompanyInPath | undefined;
}

/**
 * Reads the body when a use case asks for it: refusals of permission come before those of the body.
 * Throws an HttpError (tooLarge, invalid) that names line and column or the JSON path.
 */
export type ReadBody = <T>(schema: z.ZodType<T>) => Promise<T>;

/** Reads the query's known names when asked; throws an HttpError (invalid) that names the one at fault. */
export type ReadQuery = <S extends z.ZodRawShape>(shape: S) => z.output<z.ZodObject<S>>;
