import { and, eq, sql } from "drizzle-orm";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyPassword } from "../platform/auth/password";
import type { Db } from "../platform/db/database";
import { agency, auditEntry, company, fiscalYear, keyFigurePreset, securityEvent, user } from "../platform/db/schema";
import { auditEntriesOf } from "../testing/stored";
import { TestDashboard, type Tokens } from "../testing/test-dashboard";
import { untilLocksAreAwaited } from "../testing/lock-waiters";
import { TEST_CLUSTER } from "../testing/test-database";
import { TestService } from "../testing/test-service";
import { UsageFailure } from "./command";
import { COMMANDS, findCommand } from "./commands";
import { localPerformer, type Output } from "./local-performer";
import type { Performer } from "./performer";
import { remotePerformer } from "./remote-performer";
import { socketPath } from "./socket-path";

const SIE = `#FLAGGA 0
#FORMAT PC8
#SIETYP 1
#PROGRAM "Prövning" 1.0
#GEN 20260101
#FNAMN "Åkerlunds Bageri AB"
#ORGNR 556700-0001
#RAR 0 20250101 20251231
#KONTO 1910 "Kassa"
#KONTO 2010 "Eget kapital"
#IB 0 1910 100.00
#IB 0 2010 -100.00
#UB 0 1910 100.00
#UB 0 2010 -100.00
`;

let service: TestService;
let db: Db;
let folder: string;
let out: string[];
let said: string[];
const output: Output = { out: (line) => void out.push(line), say: (line) => void said.push(line) };

beforeAll(async () => {
  service = await TestService.start();
  db = service.database.db;
  folder = mkdtempSync(join(tmpdir(), "nyckeltal-admin-"));
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  out = [];
  said = [];
});

const local = () => localPerformer(service.database, service.env, COMMANDS, output);
const remote = () => remotePerformer(socketPath(service.env.dataDir), output);

/** Runs a command line; arguments are separated by spaces. */
async function perform(performer: Performer, line: string, stdin = ""): Promise<void> {
  const found = findCommand(line.split(" "))!;
  const terminal = { demoPassword: null, readStdin: () => Promise.resolve(stdin) };
  for (const job of await found.command.read(found.rest, terminal)) await performer.perform(found.name, job);
}

// `n` is part of the names of users, agencies and files, because both runs use one database and one folder.
describe.each([
  ["by a running service", "r", remote],
  ["on a database opened for them", "l", local],
])("commands carried out %s", (_, n, performer) => {
  const run = (line: string, stdin?: string) => perform(performer(), line, stdin);
  const path = (name: string) => join(folder, `${n}-${name}`);
  const code = n === "r" ? "556700-0001" : "556700-0002";
  const companyId = `a-agency_${n}-${code}`;
  /** The lines printed when the agency, its company and its users were added. */
  let added: string[];

  beforeAll(async () => {
    out = added = [];
    said = [];
    await run(`agency add agency_${n} --name Byrån --licences 5`);
    await run(`company add --code ${code} --name Åkerlunds --agency agency_${n}`);
    await run(
      `user add director_${n} --type AgencyDirector --agency agency_${n} --password-stdin`,
      "grön hatt på måsen\n",
    );
    await run(`user add consultant_${n} --type AgencyConsultant --agency agency_${n} --company ${companyId}`);
    await run(`user add owner_${n} --type CompanyUser --company ${companyId} --role Normal --language sv-SE`);
    await run(`user add administrator_${n} --type Administrator`);
  });

  it("add an agency, users of every type and companies, each with its audit entry", async () => {
    const [printedId, ...passwords] = added;
    expect(printedId).toBe(companyId);
    expect(await verifyPassword(db, `director_${n}`, "grön hatt på måsen")).toBe(true);
    expect(passwords).toHaveLength(3);
    for (const [i, userName] of ["consultant", "owner", "administrator"].entries()) {
      expect(await verifyPassword(db, `${userName}_${n}`, passwords[i]!), userName).toBe(true);
    }
    const token = await tokenOf(`owner_${n}`);
    const me = await service.fetch("/Api/v2/Me", { headers: { authorization: `OAuth ${token}` } });
    expect(await me.json()).toMatchObject({ companies: [{ companyId, typeOfRole: "Normal" }], language: "sv-SE" });
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.userName, "admin-command"));
    expect(entries.map(({ resourceId }) => resourceId)).toEqual(
      expect.arrayContaining([
        `agency_${n}`,
        companyId,
        ...["director", "consultant", "owner", "administrator"].map((user) => `${user}_${n}`),
      ]),
    );
  });

  it("add, list and remove the types of an agency's companies", async () => {
    await run(`company-type add services --name Tjänster --agency agency_${n}`);
    await run(`company-type add builders --name Bygg --agency agency_${n}`);
    await run(`company-type list --agency agency_${n}`);
    expect(out).toEqual(["builders\tBygg", "services\tTjänster"]);
    await expect(run(`company-type add services --name x --agency agency_${n}`)).rejects.toThrow("exists already");
    await run(`company-type remove services --agency agency_${n}`);
    await expect(run(`company-type remove services --agency agency_${n}`)).rejects.toThrow("was not found");
    await run(`company-type list --agency agency_${n}`);
    expect(out.slice(2)).toEqual(["builders\tBygg"]);
  });

  it("print a token alone", async () => {
    const token = await tokenOf(`director_${n}`, " --days 1");
    expect(out).toEqual([token]);
    expect(said.join()).not.toContain(token);
    expect((await service.fetch("/Api/v2/Me", { headers: { authorization: `OAuth ${token}` } })).status).toBe(200);
    expect((await auditEntriesOf(db, "PersonalAccessToken", `director_${n}`)).at(-1)).toMatchObject({
      userName: "admin-command",
      action: "create",
    });
  });

  it("make a narrowed token, list a user's tokens and revoke them, one or all", async () => {
    const userName = `director_${n}`;
    await run(`token revoke --user ${userName} --all`);
    const [first, second] = [
      await tokenOf(userName, ` --name payroll --read-only --company ${companyId}`),
      await tokenOf(userName),
    ];
    const status = async (token: string) =>
      (await service.fetch("/Api/v2/Me", { headers: { authorization: `OAuth ${token}` } })).status;
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    out.length = 0;
    await run(`token list --user ${userName}`);
    expect(out).toHaveLength(2);
    expect(out[0]).toMatch(/^[0-9a-f-]{36}\tpayroll\t20/);
    expect(out[0]!.endsWith(`\tread only, ${companyId}`)).toBe(true);
    expect(out[1]).toMatch(/\t-\t20.*\tread and write, all companies$/);
    await run(`token revoke --user ${userName} --id ${out[0]!.split("\t")[0]!}`);
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    await run(`token revoke --user ${userName} --all`);
    expect(await status(second)).toBe(401);
    await run(`token list --user ${userName}`);
    expect(out).toHaveLength(2);
    await expect(run("token list --user nobody")).rejects.toThrow("was not found");
  });

  it("find a user whose name is typed in decomposed letters", async () => {
    await service.make.user("Administrator", { userName: `åsa_${n}` });
    await run(`token --user ${`åsa_${n}`.normalize("NFD")}`);
    await run(`client add --user ${`åsa_${n}`.normalize("NFD")}`);
    // The token, and the id and secret of the client.
    expect(out).toHaveLength(3);
  });

  it("make no token for a company that its user does not see", async () => {
    await run(`agency add other_${n} --name Other`);
    await run(`company add --code 556700-0001 --name Theirs --agency other_${n}`);
    const foreign = out.pop()!;
    for (const id of [foreign, "a-some-1"]) {
      await expect(run(`token --user director_${n} --company ${id}`)).rejects.toThrow(`Company "${id}" was not found.`);
    }
    await run(`token --user administrator_${n} --company ${foreign}`);
    expect(out).toHaveLength(1);
  });

  it("make no token whose event cannot be recorded", async () => {
    const userName = await service.make.user("Administrator");
    const refusal = sql`alter table security_event add constraint refusal check (event <> 'TokenCreated') not valid`;
    await db.execute(refusal);
    try {
      await expect(run(`token --user ${userName}`)).rejects.toThrow();
    } finally {
      await db.execute(sql`alter table security_event drop constraint refusal`);
    }
    await run(`token list --user ${userName}`);
    expect(out).toEqual([]);
  });

  it("bar a user, let them in again and change their password, which signs them out", async () => {
    const dashboard = new TestDashboard(service);
    const signIn = (password: string) => dashboard.signIn(service.browser(), `director_${n}`, password);
    const first = await signIn("grön hatt på måsen");
    await run(`user disable director_${n}`);
    expect(await dashboard.apiStatus(first.access_token)).toBe(401);
    await run(`user enable director_${n}`);
    expect((await dashboard.refresh(first.refresh_token)).status).toBe(400);
    const second = await signIn("grön hatt på måsen");
    await run(`user password director_${n}`);
    expect(await dashboard.apiStatus(second.access_token)).toBe(401);
    expect(await dashboard.apiStatus((await signIn(out[0]!)).access_token)).toBe(404);
  });

  it("print no invitation for a user who has a password", async () => {
    await expect(run(`user invite director_${n}`)).rejects.toThrow('has a password already; "user reset" makes a link');
    expect(out).toEqual([]);
  });

  it.each(["invite", "reset"])("print a link alone, to %s a user", async (verb) => {
    const browser = service.browser();
    if (verb === "invite")
      await db
        .update(user)
        .set({ passwordHash: null })
        .where(eq(user.userName, `owner_${n}`));
    await run(`user ${verb} owner_${n}`);
    expect(out).toHaveLength(1);
    expect(said.join()).toContain("once, until");
    const events = await db
      .select({ detail: securityEvent.detail })
      .from(securityEvent)
      .where(and(eq(securityEvent.event, "PasswordLinkCreated"), eq(securityEvent.userName, `owner_${n}`)));
    const kind = verb === "invite" ? "invitation" : "reset";
    expect(events.map(({ detail }) => JSON.parse(detail) as unknown)).toContainEqual({ kind, by: "admin-command" });
    const after = expect.objectContaining({ kind }) as unknown;
    expect(await auditEntriesOf(db, "PasswordLink", `owner_${n}`)).toContainEqual(
      expect.objectContaining({ userName: "admin-command", action: "create", after }),
    );
    expect((await browser.visit(out[0]!)).text).toContain(`For owner_${n}.`);
    expect((await browser.submit(out[0]!, { password: `by way of ${verb}` })).text).toContain("Your password is set");
    const tokens = await new TestDashboard(service).signIn(browser, `owner_${n}`, `by way of ${verb}`);
    expect(tokens.access_token).toBeTruthy();
  });

  it("register a dashboard and a program", async () => {
    await run("client add --redirect-uri https://books.example.com/api/auth/callback/nyckeltal");
    expect(out).toEqual([
      expect.stringMatching(/^AUTH_CLIENT_ID=\S+$/),
      expect.stringMatching(/^AUTH_CLIENT_SECRET=\S+$/),
    ]);
    await run(`client add --user director_${n}`);
    const [dashboardId, , id, secret] = out.map((line) => line.slice(line.indexOf("=") + 1));
    const program = new TestDashboard(service, { id: id!, secret: secret! });
    const { access_token: token } = (await (
      await program.token({ grant_type: "client_credentials" })
    ).json()) as Tokens;
    expect(await program.apiStatus(token)).toBe(404);
    const events = await db
      .select({ from: securityEvent.client, detail: securityEvent.detail })
      .from(securityEvent)
      .where(and(eq(securityEvent.event, "ProgramRegistered"), eq(securityEvent.userName, `director_${n}`)));
    expect(events).toHaveLength(1);
    expect(events[0]!.from).toBe("admin command");
    expect(JSON.parse(events[0]!.detail)).toEqual({ client: id, by: "admin-command" });
    const redirectUris = ["https://books.example.com/api/auth/callback/nyckeltal"];
    for (const [client, after] of [
      [dashboardId!, { redirectUris }],
      [id!, { userName: `director_${n}` }],
    ] as const) {
      const entry = { companyId: "", userName: "admin-command", action: "create", before: null, after };
      expect(await auditEntriesOf(db, "Client", client)).toEqual([entry]);
    }
  });

  // On a cluster the coordinator does not show the locks that a command waits for.
  it.skipIf(TEST_CLUSTER)("register no program of a user who is being deleted", async () => {
    const gone = `gone_${n}`;
    await service.make.user("Administrator", { userName: gone });
    const registration = await db.transaction(async (tx) => {
      await tx.delete(user).where(eq(user.userName, gone));
      const started = run(`client add --user ${gone}`).catch((error: unknown) => error);
      // On PostgreSQL the command waits for the lock, on PGlite for the end of this transaction.
      await untilLocksAreAwaited(db);
      // In an object, because a returned promise would be awaited before the commit.
      return { started };
    });
    expect(String(await registration.started)).toContain(`User "${gone}" does not exist or is disabled.`);
    expect(out).toEqual([]);
  });

  it("import SIE files, first as a dry run, and refuse one that cannot be read", async () => {
    writeFileSync(path("books.se"), SIE.replace("556700-0001", code));
    writeFileSync(path("broken.se"), SIE.replace("#RAR 0", "#RAR x"));
    const years = () => db.$count(fiscalYear, eq(fiscalYear.companyId, companyId));
    await run(`import ${path("books.se")} --agency agency_${n} --dry-run`);
    expect(await years()).toBe(0);
    const failure = run(`import ${path("broken.se")} --agency agency_${n}`);
    await expect(failure).rejects.toThrow(`${n}-broken.se was not imported.`);
    expect(said.join("\n")).toMatch(/-broken\.se:8: error: #RAR/);
    await run(`import ${path("books.se")} --company ${companyId} --agency agency_${n}`);
    expect(out.at(-1)).toContain("Åkerlunds, 2025-01-01 to 2025-12-31 created: 2 accounts");
    expect(await years()).toBe(1);
  });

  it("import a file that is too large for a request", { tags: "long" }, async () => {
    // 66 MiB, where a request takes 64 MiB.
    const blank = `${" ".repeat(1023)}\n`.repeat(66 * 1024);
    const books = SIE.replace("556700-0001", code).replace("20250101 20251231", "20240101 20241231");
    writeFileSync(path("large.se"), `${books}\n${blank}`);
    await run(`import ${path("large.se")} --agency agency_${n}`);
    expect(out.at(-1)).toContain("Åkerlunds, 2024-01-01 to 2024-12-31 created: 2 accounts");
  });

  it("fill an agency with companies that have the standard presets", { tags: "long" }, async () => {
    await run(`agency add many_${n} --name Many`);
    await run(`make-companies 2500 --agency many_${n}`);
    const [one] = await db
      .select()
      .from(company)
      .where(eq(company.agencyId, `many_${n}`))
      .limit(1);
    expect(await db.$count(company, eq(company.agencyId, `many_${n}`))).toBe(2500);
    expect(await db.$count(keyFigurePreset, eq(keyFigurePreset.companyId, one!.id))).toBe(6);
    expect(await db.$count(auditEntry, eq(auditEntry.companyId, one!.id))).toBe(1);
  });

  it("make a token for many companies, more than a request can name", async () => {
    const agencyId = await service.make.agency();
    const userName = await service.make.user("AgencyDirector", { agencyId });
    await run(`make-companies 900 --agency ${agencyId}`);
    const companies = await db.select({ id: company.id }).from(company).where(eq(company.agencyId, agencyId));
    await tokenOf(userName, companies.map(({ id }) => ` --company ${id}`).join(""));
    await run(`token list --user ${userName}`);
    expect(out.at(-1)!.endsWith(companies.map(({ id }) => id).join(" "))).toBe(true);
  });

  it("back everything up, into a file that is not there yet", async () => {
    await run(`backup ${path("backup.gz")}`);
    expect(statSync(path("backup.gz")).mode & 0o777).toBe(0o600);
    const made = readFileSync(path("backup.gz"));
    await expect(run(`backup ${path("backup.gz")}`)).rejects.toThrow("backup.gz exists already; expected the name of");
    expect(readFileSync(path("backup.gz")).equals(made)).toBe(true);
  });

  it("leave no file behind, and change nothing, when they fail", async () => {
    const agencies = await db.$count(agency);
    writeFileSync(path("file"), "not a folder");
    await expect(run(`restore ${path("absent.gz")}`)).rejects.toThrow("is not a file");
    await expect(run(`restore ${path("file/below")}`)).rejects.toThrow("cannot be read (ENOTDIR)");
    await expect(run(`backup ${join(folder, "absent", "backup.gz")}`)).rejects.toThrow("cannot be written (ENOENT)");
    expect(await db.$count(agency)).toBe(agencies);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it.each([
    ["token --user nobody", 'User "nobody" does not exist'],
    [`agency add agency_${n} --name Again`, "already exists"],
    ["agency add Not-Valid --name x", "$.shortName: expected 1 to 63"],
    [`user add director_${n} --type AgencyDirector --agency agency_${n}`, "already exists"],
    ["user add new --type AgencyDirector", "$.agencyId"],
    ["user add new --type Boss", "$.type"],
    ["user disable nobody", 'User "nobody" was not found.'],
    ["user invite nobody", 'User "nobody" does not exist or is disabled.'],
    ["company add --code 1 --name x --agency nowhere", 'Agency "nowhere" was not found.'],
    ["make-companies 1 --agency nowhere", 'Agency "nowhere" was not found.'],
    ["demo", "not empty"],
  ])("say why they could not be carried out: %s", async (line, message) => {
    await expect(run(line)).rejects.toThrow(message);
    expect(out).toEqual([]);
  });

  async function tokenOf(userName: string, rest = ""): Promise<string> {
    await run(`token --user ${userName}${rest}`);
    return out.at(-1)!;
  }
});

describe("restore", () => {
  it("replaces existing data by a backup with --replace", { tags: "long" }, async () => {
    const file = join(folder, "restored.gz");
    const userName = await service.make.user("Administrator");
    await perform(local(), `backup ${file}`);
    const agencies = await db.$count(agency);
    await perform(local(), "agency add later --name Later");
    await expect(perform(local(), `restore ${file}`)).rejects.toThrow(
      /^The database has data: agencies \d+, companies \d+, users \d+\. With --replace .+ Nothing was changed\.$/,
    );
    expect(await db.$count(agency)).toBe(agencies + 1);
    await perform(local(), `restore ${file} --replace`);
    expect(await db.$count(agency)).toBe(agencies);
    expect(await db.$count(user, eq(user.userName, userName))).toBe(1);
  });

  it("is refused by a running service", async () => {
    // More than the socket takes at once: the service answers while the file is still being sent.
    writeFileSync(join(folder, "any.gz"), Buffer.alloc(5_000_000, "hello"));
    await expect(perform(remote(), `restore ${join(folder, "any.gz")} --replace`)).rejects.toThrow("Stop the service");
  });
});

describe("a call that is wrong", () => {
  it.each([
    ["token", "--user is missing"],
    ["token --user anna --days 367", '--days is "367"; expected a whole number'],
    ["token revoke --user anna", "one of --id and --all is needed"],
    ["token revoke --user anna --id x --all", "one of --id and --all is needed"],
    ["token --user anna --days x", '--days is "x"; expected a whole number'],
    ["token --user anna --colour red", "Unknown option '--colour'"],
    ["token --user", "'--user <value>' argument missing"],
    ["user disable", "NAME is missing"],
    ["user disable anna bo", '"bo" is one argument too many'],
    ["user add anna", "--type is missing"],
    ["user add anna --type Administrator --agency a", "--agency is for AgencyDirector and AgencyConsultant"],
    ["user add anna --type AgencyDirector --company a-b-1", "--company is for AgencyConsultant and CompanyUser"],
    ["user add anna --type AgencyConsultant --role Normal", "--role is for CompanyUser"],
    ["user password anna --password-stdin", "standard input holds no password"],
    ["user reset", "NAME is missing"],
    ["company-type add", "ID is missing"],
    ["company-type add x --agency a", "--name is missing"],
    ["company-type list", "--agency is missing"],
    ["company-type remove x", "--agency is missing"],
    ["client add", "one of --redirect-uri and --user is needed"],
    ["client add --redirect-uri books.example.com", "expected an address such as"],
    ["client add --redirect-uri https://books.example.com/#", "expected an address such as"],
    ["import", "FILE is missing"],
    ["backup", "FILE is missing"],
    ["make-companies many --agency a", 'N is "many"'],
  ])("is not carried out: %s", async (line, message) => {
    const failure = await perform(local(), line).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageFailure);
    expect((failure as Error).message).toContain(message);
  });
});

describe("the socket of a running service", () => {
  it("is open to the service's own user alone, and gone when the service has stopped", async () => {
    const other = await TestService.start();
    const path = socketPath(other.env.dataDir);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const { make } = other;
    await make.user("Administrator", { userName: "anna" });
    await perform(remotePerformer(path, output), "token --user anna");
    expect(out).toHaveLength(1);
    await other.stop();
    expect(existsSync(path)).toBe(false);
    await expect(perform(remotePerformer(path, output), "token --user anna")).rejects.toThrow("The service ended");
  });

  it("replaces the socket of a killed service", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "nyckeltal-"));
    writeFileSync(join(dataDir, "admin.sock"), "");
    const other = await TestService.start({ dataDir });
    expect(statSync(join(dataDir, "admin.sock")).isSocket()).toBe(true);
    await other.stop();
  });
});
