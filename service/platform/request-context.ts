import type * as z from "zod";
import type { UserType } from "@/contract/users/user-types";
import type { SecretVerifier } from "./auth/secret-verifier";
import type { Db } from "./db/database";
import type { Keyring } from "./encryption/keyring";
import type { CompanyInPath } from "./policies/connected-company";
import type { Origin } from "./audit/security-events";
import type { WorkerPool } from "./jobs/worker-pool";

/** The user behind a request, read from the database at every request: tokens hold no rights. */
export interface Principal {
  userName: string;
  name: string;
  type: UserType;
  agencyId: string | null;
  language: string | null;
}

/** The kind of credential that authenticated a request. */
export type Credential =
  /** The user's password, by Basic. */
  | { kind: "password" }
  /** An access token of ours, by its stored id: of a sign-in, or of a program that has its own. */
  | { kind: "accessToken"; id: string }
  /** An access token of the organisation's OpenID provider, with the time of the sign-in where it says so. */
  | { kind: "organisation"; signedIn: Date | null }
  | { kind: "personalAccessToken" }
  /** An operator who runs commands on the server. */
  | { kind: "server" };

/** The limits of a token that may do less than its user. */
export interface TokenScope {
  readOnly: boolean;
  /** The ids of the only companies; null for all. */
  companies: string[] | null;
}

/** The settings with which a use case writes a mail. */
export interface MailSettings {
  /** The address that mail comes from. */
  from: string;
  /** The dashboard's origin, with which links to its pages begin. */
  dashboard: string;
}

/** Input of every use case: the user, the database and the time of the request. */
export interface RequestContext {
  db: Db;
  user: Principal;
  now: Date;
  /** Seals and opens secrets that are kept. Throws an EncryptionKeyError where the keys are not there. */
  keyring: () => Promise<Keyring>;
  /** The source of the request, for security events. */
  origin: Origin;
  /**
   * Verifies a password or code of the user through the guard against guessing.
   * @throws TooManyTries
   */
  checkSecret: SecretVerifier["check"];
  /** Entity tags of If-Match without quotes and coding suffix, or `*`; null when the request has none. */
  ifMatch: string[] | null;
  /** Language of names in answers, from Accept-Language. */
  language: "en" | "sv";
  credential: Credential;
  /** The director who looks at what `user` sees; undefined where users are themselves. */
  actor?: Principal | undefined;
  /** The bulk change that writes are parts of; undefined for writes of their own. */
  bulkChangeId?: string | undefined;
  /** Undefined where the credential reaches all that its user may. */
  scope?: TokenScope | undefined;
  /** Threads that read what takes long; undefined where the process itself may. */
  workers?: WorkerPool | undefined;
  /** The service's own address, with which links begin; undefined where no request is answered. */
  issuer?: string | undefined;
  /** The mail that the service sends; undefined where it sends none. */
  mail?: MailSettings | undefined;
  /** The company in the path, read together with the user; `requireCompanyAccess` uses it once. */
  companyInPath?: CompanyInPath | undefined;
}

/**
 * Reads and checks the body. A use case calls it after authorising, so that errors of permission come before those of
 * the body. Throws an HttpError (tooLarge, invalid) that names line and column or the JSON path.
 */
export type ReadBody = <T>(schema: z.ZodType<T>) => Promise<T>;

/** Reads the query's known names when asked; throws an HttpError (invalid) that names the one at fault. */
export type ReadQuery = <S extends z.ZodRawShape>(shape: S) => z.output<z.ZodObject<S>>;
