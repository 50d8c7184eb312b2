import type * as z from "zod";
import type { Locale } from "@/contract/format/locale";
import type { UserType } from "@/contract/users/user-types";
import type { SecretVerifier } from "./auth/secret-verifier";
import type { Db } from "./db/database";
import type { Keyring } from "./encryption/keyring";
import type { CompanyInPath } from "./policies/connected-company";
import type { Origin } from "./audit/security-events";
import type { WorkerPool } from "./jobs/worker-pool";

/** The user of a request, read from the database at every request, because tokens contain no rights. */
export interface Principal {
  userName: string;
  name: string;
  type: UserType;
  agencyId: string | null;
  language: string | null;
  /** Anything older with this user name is of an earlier user, who was deleted. */
  created: Date;
}

/** The kind of credential that authenticated a request. */
export type Credential =
  /** The password of the user, sent with Basic. */
  | { kind: "password" }
  /** An access token that this service issued, identified by its stored id. */
  | { kind: "accessToken"; id: string }
  /** An access token of the organisation's OpenID provider, by its hash, with the time of the sign-in or null. */
  | { kind: "organisation"; id: string; signedIn: Date | null }
  | { kind: "personalAccessToken" }
  /** Work without a request: admin commands, background work and the demo. */
  | { kind: "server" };

/** Limits below the rights of the user: of a personal access token, or of a view as another user (X-View-As). */
export interface TokenScope {
  readOnly: boolean;
  /** The ids of the companies that may be accessed; null for all companies of the user. */
  companies: string[] | null;
}

/** The settings with which a use case writes a mail. */
export interface MailSettings {
  /** The address that mail comes from. */
  from: string;
  /** The origin of the dashboard, with which links to its pages begin. */
  dashboard: string;
}

/** The user, the database, the time and the source of a request. Every use case takes one, except public ones. */
export interface RequestContext {
  db: Db;
  user: Principal;
  now: Date;
  /** Resolves to the keyring that encrypts stored secrets. Rejects with an EncryptionKeyError if a key is missing. */
  keyring: () => Promise<Keyring>;
  /** The source of the request, for security events. */
  origin: Origin;
  /**
   * Verifies a password or code of the user, limited by the guess guard.
   * @throws TooManyTries
   */
  checkSecret: SecretVerifier["check"];
  /** Entity tags of If-Match without quotes and coding suffix, or `*`; null if the request has none. */
  ifMatch: string[] | null;
  /**
   * Language of names in responses, and of mails to users without one: from Accept-Language, or set by work without a
   * request.
   */
  language: Locale;
  credential: Credential;
  /** The director who views the service as `user` (X-View-As); otherwise undefined. */
  actor?: Principal | undefined;
  /** The bulk change that the writes belong to; undefined for single writes. */
  bulkChangeId?: string | undefined;
  /** Undefined if the credential has all rights of its user. */
  scope?: TokenScope | undefined;
  /** Threads for slow parsing; without them the parsing runs in this thread. */
  workers?: WorkerPool | undefined;
  /** The public URL of the service, with which links begin; undefined in work without a request. */
  issuer?: string | undefined;
  /** Undefined if the service sends no mail, and in work without a request. */
  mail?: MailSettings | undefined;
  /** The company in the path, read together with the user; `requireCompanyAccess` uses it once. */
  companyInPath?: CompanyInPath | undefined;
}

/**
 * Reads and checks the body. A use case calls it after authorising, so that errors of permission come before those of
 * the body. Throws an HttpError: tooLarge, or invalid, which names line and column of broken JSON, or the JSON path of
 * a value that does not fit.
 */
export type ReadBody = <T>(schema: z.ZodType<T>) => Promise<T>;

/** Reads the query parameters that `shape` names. Throws an HttpError (invalid) that names an invalid parameter. */
export type ReadQuery = <S extends z.ZodRawShape>(shape: S) => z.output<z.ZodObject<S>>;
