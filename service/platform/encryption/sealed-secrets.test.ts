// Long: starts the service anew for each kind of key.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Authenticator } from "@/contract/account/access";
import { COMMANDS } from "../../admin/commands";
import { localPerformer } from "../../admin/local-performer";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { writeBackup } from "../db/backup/backup-file";
import { idempotentResponse, personalAccessToken, secondFactor, securityEvent, setting } from "../db/schema";
import type { ServiceEnv } from "../../env";
import { installationKeys } from "../oidc/installation-keys";
import { codeOf, forgetUsedCodes } from "../../testing/second-factor";
import { contains, formsOf, tablesWith } from "../../testing/secrets-in-clear";
import { signInToken } from "../../testing/sign-in-token";
import { TestDashboard } from "../../testing/test-dashboard";
import { testKeyring } from "../../testing/test-keyring";
import { TestService } from "../../testing/test-service";
import { keyFilePath } from "./key-file";
import { EncryptionKey } from "./keyring";
import { secondFactorLocation, settingLocation } from "./stored-secrets";

const PASSWORD = "correct horse battery";
const newKey = () => EncryptionKey.read(EncryptionKey.newText())!;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nyckeltal-sealed-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Sends a request to Me/SecondFactor as a user who has just signed in. */
async function call(service: TestService, userName: string, method: string, body?: object, headers = {}) {
  const authorization = `OAuth ${await signInToken(service.database.db, userName)}`;
  const response = await service.fetch("/Api/v2/Me/SecondFactor", {
    method,
    headers: { authorization, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as object };
}

/**
 * Makes a user who turns a second factor on, and returns its secret.
 * @param first the first service on the database, whose factory makes the user: names of another factory would clash
 */
async function enrolled(service: TestService, userName: string, first = service): Promise<string> {
  await first.userWithPassword(userName, PASSWORD);
  const begun = await call(service, userName, "POST", { password: PASSWORD }, { "idempotency-key": "the-first" });
  const { secret } = begun.body as Authenticator;
  const on = await call(service, userName, "PUT", { code: await codeOf(secret), isOn: true });
  expect(on).toMatchObject({ status: 200, body: { isOn: true } });
  await forgetUsedCodes(service.database.db, userName);
  return secret;
}

/** Turns the second factor off by a code of this secret; returns the status. */
const turnOff = async (service: TestService, userName: string, secret: string) =>
  (await call(service, userName, "PUT", { code: await codeOf(secret), isOn: false })).status;

async function backupOf({ database }: TestService): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  await writeBackup(database.db, new Date(), (piece) => Promise.resolve(void pieces.push(piece)));
  return gunzipSync(Buffer.concat(pieces));
}

/** Runs an admin command on a service's database, with these keys. Returns the lines that it says. */
async function admin(service: TestService, name: string, input: object, changes: Partial<ServiceEnv> = {}) {
  const said: string[] = [];
  const voices = { out: () => undefined, say: (line: string) => void said.push(line) };
  const performer = localPerformer(service.database, { ...service.env, ...changes }, COMMANDS, voices);
  await performer.perform(name, { input });
  return said.join("\n");
}

/** The tables with a row that names this key. */
async function tablesNaming({ database: { db } }: TestService, { id }: EncryptionKey): Promise<string[]> {
  return tablesWith(db, [id]);
}

describe("secrets that the service keeps", { timeout: 120_000 }, () => {
  let service: TestService;
  let secret: string;
  beforeAll(async () => {
    service = await TestService.start();
    secret = await enrolled(service, "anna");
  });
  afterAll(() => service.stop());

  it("stand in no row of any table and in no byte of a backup", async () => {
    const { db } = service.database;
    const { jwks } = await installationKeys(db, testKeyring);
    const { d, p, q } = jwks.keys[0]!;
    const [cookies] = await db.select().from(setting).where(eq(setting.key, "oidc.cookieKeys"));
    const [cookieKey] = JSON.parse(testKeyring.open(cookies!.value, settingLocation("oidc.cookieKeys"))) as string[];
    const forms = [...formsOf(secret), d!, p!, q!, cookieKey!];
    // The secret was in the response to a POST with an Idempotency-Key; the row of this POST is searched too.
    expect(await db.$count(idempotentResponse, eq(idempotentResponse.userName, "anna"))).toBe(1);
    expect(await tablesWith(db, forms)).toEqual([]);
    const backup = await backupOf(service);
    expect(contains(backup, forms)).toBe(false);
    // The search finds what is there: as it is sealed, and in clear.
    const [row] = await db.select().from(secondFactor);
    expect(await tablesWith(db, [row!.secret])).toEqual(["second_factor"]);
    expect(contains(backup, [row!.secret])).toBe(true);
    await db.update(secondFactor).set({ secret });
    expect(await tablesWith(db, forms)).toEqual(["second_factor"]);
    expect(contains(await backupOf(service), forms)).toBe(true);
    await db.update(secondFactor).set({ secret: row!.secret });
  });

  it("do not open in another user's row, or changed: nobody gets in by a code of them", async () => {
    const { db } = service.database;
    const ofBo = await enrolled(service, "bo");
    const [anna] = await db.select().from(secondFactor).where(eq(secondFactor.userName, "anna"));
    const [bo] = await db.select().from(secondFactor).where(eq(secondFactor.userName, "bo"));
    const put = (sealed: string) =>
      db.update(secondFactor).set({ secret: sealed }).where(eq(secondFactor.userName, "anna"));
    // Not the last character, of which base64url may leave some bits unused.
    const letter = anna!.secret.at(-10);
    for (const wrong of [
      bo!.secret,
      anna!.secret.slice(0, -10) + (letter === "A" ? "B" : "A") + anna!.secret.slice(-9),
    ]) {
      await put(wrong);
      expect(await turnOff(service, "anna", ofBo)).toBe(500);
      expect(await turnOff(service, "anna", secret)).toBe(500);
    }
    await put(anna!.secret);
    expect(await turnOff(service, "anna", secret)).toBe(200);
  });
});

describe("a service that starts", { timeout: 120_000 }, () => {
  it("seals secrets that an earlier version stored in clear text, only once, and they go on working", async () => {
    const service = await TestService.start();
    const { db } = service.database;
    try {
      // A user name that begins like the settings which record the keys in use.
      const secret = await enrolled(service, "encryption.anna");
      const before = await installationKeys(db, testKeyring);
      for (const { key, value } of await db.select().from(setting)) {
        if (key.startsWith("encryption.")) await db.delete(setting).where(eq(setting.key, key));
        else
          await db
            .update(setting)
            .set({ value: testKeyring.open(value, settingLocation(key)) })
            .where(eq(setting.key, key));
      }
      await db.update(secondFactor).set({ secret });
      const forms = [...formsOf(secret), before.jwks.keys[0]!.d!];
      expect((await tablesWith(db, forms)).sort()).toEqual(["second_factor", "setting"]);
      const started = await service.another();
      expect(await tablesWith(db, forms)).toEqual([]);
      expect((await installationKeys(db, testKeyring)).jwks).toEqual(before.jwks);
      const rows = async () => [
        await db.select().from(secondFactor),
        await db.select().from(setting).orderBy(setting.key),
      ];
      const sealed = await rows();
      await (await service.another()).stop();
      expect(await rows()).toEqual(sealed);
      expect(await turnOff(started, "encryption.anna", secret)).toBe(200);
      await started.stop();
    } finally {
      await service.stop();
    }
  });

  it("refuses with another key or without one, and says what to do", async () => {
    const service = await TestService.start();
    const { db } = service.database;
    try {
      const before = await db.select().from(setting).orderBy(setting.key);
      const given = newKey();
      await expect(service.another({ encryptionKey: given })).rejects.toThrow(
        `The key in ENCRYPTION_KEY (${given.id}) is not the one that secrets in the database are sealed under (${testKeyring.current.id}). Set ENCRYPTION_KEY to that key`,
      );
      const dataDir = join(folder, "without");
      await expect(service.another({ encryptionKey: null, dataDir })).rejects.toThrow(
        /^The key that secrets in the database are sealed under is missing .* npm run admin -- keys abandon takes away/,
      );
      expect(existsSync(keyFilePath(dataDir))).toBe(false);
      expect(await db.select().from(setting).orderBy(setting.key)).toEqual(before);
    } finally {
      await service.stop();
    }
  });

  it("makes the key in DATA_DIR at the first start where none is given, and finds it again", async () => {
    const dataDir = join(folder, "first");
    const service = await TestService.start({ encryptionKey: null, dataDir });
    try {
      const secret = await enrolled(service, "anna");
      const again = await service.another({ encryptionKey: null, dataDir });
      expect(await turnOff(again, "anna", secret)).toBe(200);
      await again.stop();
      await expect(service.another({ encryptionKey: newKey() })).rejects.toThrow(
        /^The key in ENCRYPTION_KEY .* is not/,
      );
    } finally {
      await service.stop();
    }
  });

  it("lets one key win where several start at once on a new database", async () => {
    const service = await TestService.start();
    try {
      await service.database.db.delete(setting);
      const keys = [newKey(), newKey(), newKey()];
      const started = await Promise.allSettled(keys.map((encryptionKey) => service.another({ encryptionKey })));
      expect(started.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const one of started) {
        if (one.status === "fulfilled") await one.value.stop();
        else expect(String(one.reason)).toContain("is not the one that secrets");
      }
    } finally {
      await service.stop();
    }
  });
});

describe("a new encryption key", { timeout: 120_000 }, () => {
  it("takes the place of the one before: services with both go on, and after keys reseal that one is not needed", async () => {
    const service = await TestService.start();
    const old = service.env.encryptionKey!;
    const both = { encryptionKey: newKey(), previousEncryptionKey: old };
    try {
      const secret = await enrolled(service, "anna");
      const rotated = await service.another(both);
      // A service with the old key only is refused: it could not open values sealed from now on.
      await expect(service.another()).rejects.toThrow(/is not the one/);
      const ofBo = await enrolled(rotated, "bo", service);
      expect((await tablesNaming(service, old)).sort()).toEqual(["second_factor", "setting"]);
      // Anna's second factor, the signing keys, the keys of cookies, and the setting that records the old key.
      expect(await admin(service, "keys reseal", {}, both)).toMatch(
        /^Sealed 4 values anew under the key [0-9a-f]{16}\./,
      );
      expect(await tablesNaming(service, old)).toEqual([]);
      expect(await admin(service, "keys reseal", {}, both)).toMatch(/^Sealed 0 values/);
      const alone = await service.another({ encryptionKey: both.encryptionKey });
      expect(await turnOff(alone, "anna", secret)).toBe(200);
      expect(await turnOff(alone, "bo", ofBo)).toBe(200);
      await Promise.all([alone.stop(), rotated.stop()]);
    } finally {
      await service.stop();
    }
  });
});

describe("an encryption key that is lost", { timeout: 120_000 }, () => {
  it("lets the administrator delete what is sealed under it, after a count that deletes nothing", async () => {
    const service = await TestService.start();
    const { db } = service.database;
    const other = { encryptionKey: newKey() };
    try {
      await enrolled(service, "anna");
      await createPersonalAccessToken(db, "anna", 1, new Date());
      expect(await admin(service, "keys abandon", { isConfirmed: true })).toMatch(
        /^Everything opens .* Nothing was changed\.$/,
      );
      expect(await admin(service, "keys abandon", { isConfirmed: false }, other)).toMatch(
        /second factors 1,.*Nothing was/,
      );
      expect(await db.$count(secondFactor)).toBe(1);
      await expect(admin(service, "keys replace", {}, other)).rejects.toThrow(/is not the one/);
      expect(await admin(service, "keys abandon", { isConfirmed: true }, other)).toMatch(
        /^Took away second factors 1,/,
      );
      expect([await db.$count(secondFactor), await db.$count(personalAccessToken)]).toEqual([0, 0]);
      const events = await db.select().from(securityEvent).where(eq(securityEvent.event, "SecondFactorTurnedOff"));
      expect(events.map(({ userName }) => userName)).toEqual(["anna"]);
      const started = await service.another(other);
      const { id_token } = await new TestDashboard(started).signIn(started.browser(), "anna", PASSWORD);
      expect(id_token).toBeDefined();
      await started.stop();
    } finally {
      await service.stop();
    }
  });
});

describe("a backup with second factors", { timeout: 120_000 }, () => {
  let from: TestService;
  let secret: string;
  let file: string;
  const input = { replace: true, withoutSecondFactors: false };
  beforeAll(async () => {
    from = await TestService.start();
    secret = await enrolled(from, "anna");
    file = join(folder, "books.backup");
    const performer = localPerformer(from.database, from.env, COMMANDS, { out: () => undefined, say: () => undefined });
    await performer.perform("backup", { input: {}, download: file });
  });
  afterAll(() => from.stop());

  async function restore(to: TestService, given: object, changes: Partial<ServiceEnv> = {}, upload = file) {
    const said: string[] = [];
    const voices = { out: () => undefined, say: (line: string) => void said.push(line) };
    const performer = localPerformer(to.database, { ...to.env, ...changes }, COMMANDS, voices);
    await performer.perform("restore", { input: { ...input, ...given }, upload });
    return said.join("\n");
  }

  it("is refused where the key is another one, before anything is changed", async () => {
    const to = await TestService.start({ encryptionKey: newKey() });
    try {
      await enrolled(to, "bo");
      await expect(restore(to, {})).rejects.toThrow(
        `sealed under another encryption key (${testKeyring.current.id}). Set ENCRYPTION_KEY_PREVIOUS to that key, or leave them out with --without-second-factors: their users then sign in by password alone. Nothing was changed.`,
      );
      const left = await to.database.db.select().from(secondFactor);
      expect(left.map(({ userName }) => userName)).toEqual(["bo"]);
    } finally {
      await to.stop();
    }
  });

  it("is restored where its key is the previous one, and is sealed under the current one", async () => {
    const to = await TestService.start({ encryptionKey: newKey() });
    try {
      await restore(to, {}, { previousEncryptionKey: testKeyring.current });
      expect(await tablesNaming(to, testKeyring.current)).toEqual([]);
      expect(await turnOff(to, "anna", secret)).toBe(200);
    } finally {
      await to.stop();
    }
  });

  it("is restored without the second factors if their key is lost, and names their users", async () => {
    const to = await TestService.start({ encryptionKey: newKey() });
    try {
      const said = await restore(to, { withoutSecondFactors: true });
      expect(said).toMatch(/^Restored \d+ rows\.\nLeft out: the second factor of "anna"\.$/);
      expect(await to.database.db.$count(secondFactor)).toBe(0);
    } finally {
      await to.stop();
    }
  });

  it("from an earlier version, in clear, is sealed when it is restored", async () => {
    const { db } = from.database;
    const to = await TestService.start({ encryptionKey: newKey() });
    const [row] = await db.select().from(secondFactor);
    try {
      await db.update(secondFactor).set({ secret });
      const upload = join(folder, "earlier.backup");
      writeFileSync(upload, gzipSync((await backupOf(from)).toString().replace(/,"sealedUnder":\[\]/, "")));
      await restore(to, {}, {}, upload);
      expect(await tablesWith(to.database.db, formsOf(secret))).toEqual([]);
      expect(await turnOff(to, "anna", secret)).toBe(200);
    } finally {
      await db.update(secondFactor).set({ secret: row!.secret });
      await to.stop();
    }
  });

  it("with another user's second factor in a row is refused", async () => {
    const to = await TestService.start();
    const sealed = testKeyring.seal(secret, secondFactorLocation("bo"));
    const { db } = from.database;
    const [row] = await db.select().from(secondFactor);
    try {
      await db.update(secondFactor).set({ secret: sealed });
      const upload = join(folder, "swapped.backup");
      writeFileSync(upload, gzipSync(await backupOf(from)));
      await expect(restore(to, {}, {}, upload)).rejects.toThrow(
        /that were changed, or that belong to other users\. Nothing/,
      );
    } finally {
      await db.update(secondFactor).set({ secret: row!.secret });
      await to.stop();
    }
  });

  it("is sealed before it is written where no service of this version has run yet", async () => {
    const { db } = from.database;
    await db.update(secondFactor).set({ secret });
    const performer = localPerformer(from.database, from.env, COMMANDS, { out: () => undefined, say: () => undefined });
    const download = join(folder, "first.backup");
    await performer.perform("backup", { input: {}, download });
    expect(contains(gunzipSync(readFileSync(download)), formsOf(secret))).toBe(false);
  });
});
