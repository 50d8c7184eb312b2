import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fiscalYear } from "../platform/db/schema";
import { TestApp, type TestClient } from "../testing/test-app";
import { TEST_DATABASE } from "../testing/test-database";
import { shortened } from "../testing/test-settings.mjs";

/** Pairs of writes that are sent at once: not every pair overlaps in the database. */
const ROUNDS = shortened(25);
const OBJECTS = [
  "Company",
  "AgencyCompany",
  "Agency",
  "Comment",
  "KeyFigurePreset",
  "FiscalYear",
  "User",
  "KeyFigureData",
] as const;

interface Update {
  /** The path for reading the object, and for writing it unless `to` is set. */
  path: string;
  to?: string;
  /** The changes of two writers in one round, to different properties. */
  one: (round: number) => object;
  other: (round: number) => object;
  /** The result of both changes when it is not simply their union. */
  expected?: (round: number) => object;
}

// PGlite has one connection, so its transactions never overlap.
describe.runIf(TEST_DATABASE === "postgres")("two writers who change different properties at the same moment", () => {
  let app: TestApp;
  let client: TestClient;
  let updates: Record<(typeof OBJECTS)[number], Update>;

  beforeAll(async () => {
    app = await TestApp.start();
    await app.make.user("Administrator", { userName: "administrator" });
    client = app.as("administrator");
    const agencyId = await app.make.agency("home");
    const companyId = await app.make.company(agencyId);
    const directId = await app.make.company(null);
    const yearId = await app.make.fiscalYear(companyId);
    const userName = await app.make.user("AgencyConsultant", { agencyId });
    const company = `/Api/v2/Company/${companyId}`;
    const made = async (path: string, body: object) => ((await client.post(path, body)).body as { id: string }).id;
    const period = { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" };
    const comment = { type: "KeyFigureComment", message: "x", period, keyFigureType: "x" };
    const commentId = await made(`${company}/Comment`, comment);
    const presetId = await made(`${company}/KeyFigurePreset`, { id: "mine", name: "x", keyFigureTypes: [] });
    const builtIn = (await client.get(`${company}/ChartOfAccounts/EUBAS97`)).body as object;
    await made(`${company}/ChartOfAccounts`, { ...builtIn, id: "Old" });
    const dataPath = `${company}/FiscalYear/${yearId}/KeyFigureData`;
    const item = (keyFigureInfoId: string, value: number) => ({ keyFigureInfoId, period, value });
    updates = {
      Company: {
        path: `/Api/v2/Company/${directId}`,
        one: (n) => ({ name: `name ${n}` }),
        other: (n) => ({ contactInfo: { phone: String(n) } }),
      },
      AgencyCompany: {
        path: `/Api/v2/Agency/${agencyId}/Company/${companyId}`,
        one: (n) => ({ name: `name ${n}` }),
        other: (n) => ({ companyTypeId: String(n) }),
      },
      Agency: {
        path: `/Api/v2/Agency/${agencyId}`,
        one: (n) => ({ name: `name ${n}` }),
        other: (n) => ({ numberOfLicences: 10 + n }),
      },
      Comment: {
        path: `${company}/Comment/${commentId}`,
        to: `${company}/Comment`,
        one: (n) => ({ id: commentId, message: `message ${n}` }),
        other: (n) => ({ id: commentId, keyFigureType: `type ${n}` }),
      },
      KeyFigurePreset: {
        path: `${company}/KeyFigurePreset/${presetId}`,
        to: `${company}/KeyFigurePreset`,
        one: (n) => ({ id: presetId, name: `name ${n}` }),
        other: (n) => ({ id: presetId, description: `description ${n}` }),
      },
      FiscalYear: {
        path: `${company}/FiscalYear/${yearId}`,
        one: (n) => ({ currency: n % 2 ? "NOK" : "DKK" }),
        other: () => ({ chartOfAccountsId: "EUBAS97" }),
      },
      User: {
        path: `/Api/v2/User/${userName}`,
        to: "/Api/v2/User",
        one: (n) => ({ userName, name: `name ${n}` }),
        other: (n) => ({ userName, phone: String(n) }),
      },
      KeyFigureData: {
        path: dataPath,
        one: (n) => [item("One", n)],
        other: (n) => [item("Other", -n)],
        expected: (n) => [item("One", n), item("Other", -n)],
      },
    };
  });
  afterAll(() => app.stop());

  it.each(OBJECTS)("both changes are stored: %s", async (name) => {
    const { path, to = path, one, other, expected } = updates[name];
    for (let round = 1; round <= ROUNDS; round++) {
      // Resets the row in the database, so that the second writer has something to change.
      if (name === "FiscalYear") await app.database.db.update(fiscalYear).set({ chartOfAccountsId: "Old" });
      const writes = [one(round), other(round)];
      const responses = await Promise.all(writes.map((body) => client.put(to, body)));
      expect(responses.map(({ status, text }) => (status === 200 ? "" : text))).toEqual(["", ""]);
      expect((await client.get(path)).body).toMatchObject(expected?.(round) ?? { ...writes[0], ...writes[1] });
    }
  });
});
