import { randomBytes } from "node:crypto";
import type { Company } from "@/contract/companies/company";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { createLog } from "@/contract/log";
import type { SieImportResult } from "@/contract/imports/sie-import";
import type { User } from "@/contract/users/user";
import type { CompanyRole } from "@/contract/users/user-types";
import { signInToken } from "@/service/testing/sign-in-token";
import { sieText, type SieTextOptions } from "@/service/testing/sie-text";
import { conformance } from "@/service/testing/test-settings.mjs";
import { NO_MAIL_SERVER, TestService } from "@/service/testing/test-service";
import { Client, type ApiResponse } from "./client";

/** A user created for a check, and a client with their credentials. */
export interface Person {
  userName: string;
  client: Client;
}

/** Password of the users that the suite creates at a remote service. */
export const PASSWORD = "made for the conformance suite";

/**
 * The service under test and its users: a service started here, or the one at CONFORMANCE_BASE_URL as the user of
 * CONFORMANCE_TOKEN, who must be a director or an administrator. The fixture makes everything through the interface,
 * except the administrator and the access tokens of a service started here, which it writes to the database.
 */
export class Fixture {
  /** Shared with fixtures of other agencies. */
  private readonly counter = { last: 0 };
  private readonly suffix = randomBytes(3).toString("hex");
  private readonly made: string[] = [];

  private constructor(
    private readonly baseUrl: string,
    /** The service and its database, when it was started here. */
    readonly own: TestService | null,
    readonly administrator: Client | null,
    private home: { agencyId: string; director: Person } | null,
    /** The errors that the service started here has logged, a line each. */
    readonly log: readonly string[] = [],
  ) {}

  static async open({ baseUrl, token = "" }: typeof conformance = conformance): Promise<Fixture> {
    const fixture = baseUrl === undefined ? await Fixture.ofOwnService() : await Fixture.ofBaseUrl(baseUrl, token);
    fixture.home ??= await fixture.agency();
    return fixture;
  }

  private static async ofOwnService(): Promise<Fixture> {
    const log: string[] = [];
    const own = await TestService.start(
      { mail: NO_MAIL_SERVER },
      { log: createLog("error", { write: (line) => void log.push(line) }) },
    );
    const userName = await own.make.user("Administrator", { userName: "administrator" });
    const token = await signInToken(own.database.db, userName);
    return new Fixture(own.url, own, new Client(own.url, `OAuth ${token}`), null, log);
  }

  private static async ofBaseUrl(baseUrl: string, token: string): Promise<Fixture> {
    const client = new Client(baseUrl, `OAuth ${token}`);
    const me = ok<User>(await client.get("/Me"));
    if (me.type === "Administrator") return new Fixture(baseUrl, null, client, null);
    if (me.type !== "AgencyDirector" || me.agencyId === undefined) {
      throw new Error(
        "CONFORMANCE_TOKEN is not a director's or an administrator's; the suite cannot make what it needs.",
      );
    }
    return new Fixture(baseUrl, null, null, { agencyId: me.agencyId, director: { userName: me.userName, client } });
  }

  /**
   * Stops a service started here; from any other it deletes what the suite created, newest first.
   * @throws an Error that names what could not be deleted
   */
  async close(): Promise<void> {
    if (this.own) return this.own.stop();
    const client = this.administrator ?? this.director;
    const left: string[] = [];
    for (const path of this.made.reverse()) {
      const { status } = await client.delete(path);
      // A check may have deleted it already.
      if (status !== 200 && status !== 404) left.push(`${path} (${status})`);
    }
    if (left.length > 0) throw new Error(`the suite could not delete ${left.join(", ")}`);
  }

  /** The agency in which most checks work, and its director. */
  get agencyId(): string {
    return this.home!.agencyId;
  }
  get director(): Client {
    return this.home!.director.client;
  }
  get directorName(): string {
    return this.home!.director.userName;
  }
  get anonymous(): Client {
    return this.client(null);
  }
  client(authorization: string | null): Client {
    return new Client(this.baseUrl, authorization);
  }

  /**
   * A copy of this fixture that works in another agency, without the user name of its director. The objects it makes
   * are deleted when this fixture is closed.
   */
  ofAgency(agencyId: string, director: Client): Fixture {
    const other = Object.create(this) as Fixture;
    other.home = { agencyId, director: { userName: "", client: director } };
    return other;
  }

  /** Registers something that a check created, to be deleted at the end. */
  deleteLater(path: string): void {
    this.made.push(path);
  }

  /** A unique name of letters and digits. */
  name(prefix = "x"): string {
    return `${prefix}${this.suffix}${++this.counter.last}`;
  }

  /** Another agency with a director. Needs an administrator. */
  async agency(): Promise<{ agencyId: string; director: Person }> {
    const agencyId = this.name("agency");
    ok(await this.administrator!.post("/Agency", { shortName: agencyId, name: `Agency ${agencyId}` }));
    this.made.push(`/Agency/${agencyId}`);
    const director = await this.user({ type: "AgencyDirector", agencyId }, this.administrator!);
    return { agencyId, director };
  }

  /** Creates a user, as the director by default. */
  async user(values: Partial<User> & Pick<User, "type">, by = this.director): Promise<Person> {
    const userName = values.userName ?? this.name("user");
    const sent = { name: `Name of ${userName}`, ...values, userName };
    ok(await by.post("/User/", this.own ? sent : { ...sent, password: PASSWORD }));
    this.made.push(`/User/${userName}`);
    return { userName, client: await this.clientOf(userName) };
  }

  async clientOf(userName: string): Promise<Client> {
    if (!this.own) return this.client(`Basic ${Buffer.from(`${userName}:${PASSWORD}`).toString("base64")}`);
    return this.client(`OAuth ${await signInToken(this.own.database.db, userName)}`);
  }

  /** Another director, whose client uses no personal access token: with one, no user's password can be changed. */
  otherDirector(): Promise<Person> {
    return this.user({ type: "AgencyDirector" });
  }

  consultant(customers: string[] = []): Promise<Person> {
    return this.user({ type: "AgencyConsultant", customers });
  }

  companyUser(companyId: string, typeOfRole: CompanyRole): Promise<Person> {
    return this.user({ type: "CompanyUser", companies: [{ companyId, typeOfRole }] });
  }

  /** A code that no other company of this run has. */
  code(): string {
    return `55${this.suffix}-${String(++this.counter.last).padStart(4, "0")}`;
  }

  /** A code of ten digits, which no other company has, in all the forms that such codes are written in. */
  codeOfDigits(): [string, ...string[]] {
    const digits = `55${String(Date.now()).slice(-8)}`;
    const hyphenated = `${digits.slice(0, 6)}-${digits.slice(6)}`;
    return [hyphenated, digits, `16${digits}`, `16${hyphenated}`];
  }

  /** A company of the agency, made by the director. */
  async company(values: Partial<Company> = {}): Promise<Company> {
    const sent = { name: "Övnings AB", businessIdentityCode: this.code(), ...values };
    const company = ok<Company>(await this.director.post(`/Agency/${this.agencyId}/Company`, sent));
    this.made.push(`/Company/${company.id}`);
    return company;
  }

  /** A company without an agency, made by the director. */
  async directCompany(values: Partial<Company> = {}): Promise<Company> {
    const sent = { name: "Direkt AB", businessIdentityCode: this.code(), ...values };
    const company = ok<Company>(await this.director.post("/Company/", sent));
    this.made.push(`/Company/${company.id}`);
    return company;
  }

  /** Imports a small file into a company of the agency; `request` has further members of the request's body. */
  import(companyId: string, options: SieTextOptions = {}, request: object = {}): Promise<ApiResponse> {
    return this.director.put(`/SieImport/${this.agencyId}`, { data: sieText(options), companyId, ...request });
  }

  /** Creates a fiscal year with vouchers, 2025 by default, for a company of the agency. */
  async fiscalYear(companyId: string, options: SieTextOptions = {}, request: object = {}): Promise<FiscalYear> {
    const result = ok<SieImportResult>(await this.import(companyId, options, request));
    const id = result.summary?.fiscalYear?.id;
    if (!result.success || id === undefined) throw new Error(`the import failed: ${JSON.stringify(result)}`);
    return ok<FiscalYear>(await this.director.get(`/Company/${companyId}/FiscalYear/${id}`));
  }
}

/** Returns the body of a response that must be a 200; the caller names its type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- T is a cast, written at the call that needs it
export function ok<T = unknown>(response: ApiResponse): T {
  if (response.status !== 200) throw new Error(`expected 200, got ${response.status}: ${response.text.slice(0, 500)}`);
  return response.body as T;
}
