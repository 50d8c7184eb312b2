import { expect } from "vitest";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";

interface Agency {
  shortName: string;
  name: string;
}

async function make(s: Fixture, values: object = {}): Promise<Agency> {
  return ok(await s.administrator!.post("/Agency", { shortName: s.name("agency"), name: "Byrå", ...values }));
}

export const agencyTopic = topic("Agency", (check) => {
  check(
    "the five requests of the resource, with the id that the client chose",
    ["agency-resource", "agency-members", "ids-chosen-by-client"],
    async (s) => {
      const shortName = s.name("my_agency_");
      const sent = { shortName, name: "Norr", numberOfLicences: 10, contactInfo: { phone: "1" } };
      const admin = s.administrator!;
      expect(ok(await admin.post("/Agency/", sent))).toEqual(sent);
      expect(ok(await admin.get(`/Agency/${shortName}`))).toEqual(sent);
      expect(ok(await admin.get("/Agency/"))).toContainEqual(sent);
      const changed = await admin.put(`/Agency/${shortName}`, { name: "Syd", contactInfo: null });
      expect(ok(changed)).toEqual({ shortName, name: "Syd", numberOfLicences: 10 });
      expect((await admin.post("/Agency", sent)).status).toBe(409);
      expect((await admin.delete(`/Agency/${shortName}`)).text).toBe("null");
      expect((await admin.get(`/Agency/${shortName}`)).status).toBe(404);
    },
    "administrator",
  );

  check(
    "a shortName is 1 to 63 lower-case letters, digits and underscores",
    ["agency-short-name-characters"],
    async (s) => {
      for (const shortName of ["a-b", "Norr", "", "a".repeat(64), "å", "a b", undefined]) {
        expect((await s.administrator!.post("/Agency", { shortName, name: "x" })).status, shortName).toBe(400);
      }
      const { shortName } = await make(s, { shortName: s.name().padEnd(63, "_") });
      expect((await s.administrator!.delete(`/Agency/${shortName}`)).status).toBe(200);
    },
    "administrator",
  );

  check(
    "an agency with companies cannot be deleted; its users go with it",
    ["agency-with-companies-not-deleted", "agency-delete-removes-users"],
    async (s) => {
      const { agencyId, director } = await s.agency();
      const path = `/Agency/${agencyId}/Company`;
      const sent = { name: "x", businessIdentityCode: s.code() };
      const { id } = ok<{ id: string }>(await director.client.post(path, sent));
      const refused = await s.administrator!.delete(`/Agency/${agencyId}`);
      expect([refused.status, refused.body]).toMatchObject([412, { typeOfError: "PreconditionFailed" }]);
      expect((await director.client.get("/Me")).status).toBe(200);
      ok(await director.client.delete(`/Company/${id}`));
      ok(await s.administrator!.delete(`/Agency/${agencyId}`));
      expect((await director.client.get("/Me")).status).toBe(401);
      expect((await s.administrator!.get(`/User/${director.userName}`)).status).toBe(404);
    },
    "administrator",
  );

  check(
    "more companies than licences is a 412, and only an administrator sets the number",
    ["agency-licences-limit-companies", "agency-licences-set-by-administrator"],
    async (s) => {
      const { agencyId, director } = await s.agency();
      const path = `/Agency/${agencyId}`;
      const addCompany = () => director.client.post(`${path}/Company`, { name: "x", businessIdentityCode: s.code() });
      ok(await s.administrator!.put(path, { numberOfLicences: 1 }));
      const first = ok<{ id: string }>(await addCompany());
      expect((await addCompany()).status).toBe(412);
      expect((await director.client.put(path, { numberOfLicences: 2 })).status).toBe(403);
      expect((await director.client.put(path, { numberOfLicences: null })).status).toBe(403);
      expect((await director.client.put(path, { numberOfLicences: 1, name: "Ny" })).status).toBe(200);
      expect((await s.administrator!.put(path, { numberOfLicences: 0 })).status).toBe(412);
      ok(await s.administrator!.put(path, { numberOfLicences: 2 }));
      const second = ok<{ id: string }>(await addCompany());
      for (const { id } of [first, second]) ok(await director.client.delete(`/Company/${id}`));
    },
    "administrator",
  );

  check(
    "a shortName in a PUT that differs from the path is a 412",
    ["agency-short-name-never-changes"],
    async (s) => {
      const { shortName } = await make(s);
      const path = `/Agency/${shortName}`;
      expect((await s.administrator!.put(path, { shortName: "other" })).status).toBe(412);
      expect((await s.administrator!.put(path, { shortName, name: "y" })).status).toBe(200);
      ok(await s.administrator!.delete(path));
    },
    "administrator",
  );

  check(
    "lists are ordered by shortName",
    ["list-order-agencies"],
    async (s) => {
      const made = [];
      for (const prefix of ["z", "0", "_", "a_", "aa"])
        made.push((await make(s, { shortName: s.name(prefix) })).shortName);
      const listed = ok<Agency[]>(await s.administrator!.get("/Agency")).map(({ shortName }) => shortName);
      expect(listed).toEqual([...listed].sort());
      for (const shortName of made) ok(await s.administrator!.delete(`/Agency/${shortName}`));
      expect(made.every((shortName) => listed.includes(shortName))).toBe(true);
    },
    "administrator",
  );
});
