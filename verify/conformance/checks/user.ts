import { expect } from "vitest";
import type { User } from "@/contract/users/user";
import { user as userTable } from "@/service/platform/db/schema";
import { passwordHashOf } from "@/service/testing/stored";
import { eq } from "drizzle-orm";
import { topic } from "../check";
import { ok } from "../fixture";

const CONTACT = { email: "a@example.com", phone: "1", cellphone: "2", language: "sv-SE" };

export const userTopic = topic("User and Me", (check) => {
  check("GET /Me is the signed-in user, with type", ["me-is-signed-in-user"], async (s) => {
    const { id } = await s.company();
    const [consultant, normal] = [await s.consultant([id]), await s.companyUser(id, "Normal")];
    expect(ok(await s.director.get("/Me"))).toMatchObject({ userName: s.directorName, type: "AgencyDirector" });
    expect(ok(await consultant.client.get("/Me"))).toMatchObject({
      userName: consultant.userName,
      type: "AgencyConsultant",
      customers: [id],
      agencyId: s.agencyId,
    });
    expect(ok(await normal.client.get("/Me"))).toMatchObject({
      userName: normal.userName,
      type: "CompanyUser",
      companies: [{ companyId: id, typeOfRole: "Normal" }],
    });
    expect(ok(await normal.client.get("/Me"))).toEqual(ok(await normal.client.get(`/User/${normal.userName}`)));
  });

  check(
    "the three types of users, and what each is connected with",
    ["user-types", "user-required-members"],
    async (s) => {
      const { id } = await s.company();
      const make = (values: object) => s.director.post("/User/", { userName: s.name(), name: "x", ...values });
      const director = ok<User>(await make({ type: "AgencyDirector" }));
      expect(director).not.toHaveProperty("customers");
      const consultant = ok<User>(await make({ type: "AgencyConsultant", customers: [id] }));
      expect(consultant).toMatchObject({ customers: [id], agencyId: s.agencyId });
      const companies = [{ companyId: id, typeOfRole: "Import" }];
      const companyUser = ok<User>(await make({ type: "CompanyUser", companies }));
      expect(companyUser).toEqual({ userName: companyUser.userName, name: "x", type: "CompanyUser", companies });
      for (const typeOfRole of ["Admin", "Import", "Normal", "Limited"]) {
        const { userName } = companyUser;
        const put = await s.director.put("/User/", { userName, companies: [{ companyId: id, typeOfRole }] });
        expect(ok<User>(put).companies).toEqual([{ companyId: id, typeOfRole }]);
      }
      for (const member of ["userName", "name", "type"]) {
        const response = await make({ type: "AgencyConsultant", [member]: undefined });
        expect([response.status, response.text]).toEqual([400, expect.stringContaining(`$.${member}`)]);
      }
      // Events of users' access have these words in the place of a user name.
      for (const userName of ["link", "admin-command"]) {
        expect((await make({ type: "AgencyDirector", userName })).status).toBe(400);
      }
      for (const wrong of [
        { type: "Boss" },
        { type: "CompanyUser", companies: [{ companyId: id, typeOfRole: "Owner" }] },
      ]) {
        expect((await make(wrong)).status).toBe(400);
      }
      for (const { userName } of [director, consultant, companyUser]) ok(await s.director.delete(`/User/${userName}`));
    },
  );

  check(
    "a user has these members, the password only to be written",
    ["user-members", "user-password-write-only"],
    async (s) => {
      const sent = { userName: s.name(), name: "Åsa", type: "AgencyConsultant", ...CONTACT, customers: [] };
      const created = ok<User>(await s.director.post("/User/", { ...sent, password: "mycket hemligt" }));
      expect(created).toEqual({ ...sent, agencyId: s.agencyId });
      const basic = s.client(`Basic ${Buffer.from(`${sent.userName}:mycket hemligt`).toString("base64")}`);
      expect(ok(await basic.get("/Me"))).toEqual(created);
      expect((await s.director.put("/User/", { userName: sent.userName, language: "not a culture" })).status).toBe(400);
      expect((await s.director.get(`/User/${sent.userName}`)).text).not.toContain("hemligt");
      for (const agencyId of ["other", null]) {
        expect((await s.director.put("/User/", { userName: sent.userName, agencyId })).status, String(agencyId)).toBe(
          403,
        );
      }
      ok(await s.director.delete(`/User/${sent.userName}`));
    },
  );

  check(
    "an administrator says which agency a user is of; a director's own is implied",
    ["user-agency-set-by-administrator"],
    async (s) => {
      const { agencyId } = await s.agency();
      const sent = { userName: s.name(), name: "x", type: "AgencyConsultant" };
      expect((await s.administrator!.post("/User/", sent)).status).toBe(400);
      expect((await s.director.post("/User/", { ...sent, agencyId })).status).toBe(403);
      const made = await s.administrator!.post("/User/", { ...sent, agencyId: s.agencyId });
      expect(ok<User>(made).agencyId).toBe(s.agencyId);
      const moved = await s.administrator!.put("/User/", { userName: sent.userName, agencyId });
      expect(ok<User>(moved).agencyId).toBe(agencyId);
      expect((await s.director.get(`/User/${sent.userName}`)).status).toBe(404);
      ok(await s.administrator!.delete(`/User/${sent.userName}`));
    },
    "administrator",
  );

  check(
    "everyone may change their own name, contact data, language and password, and nothing else",
    ["user-changes-own-data"],
    async (s) => {
      const [company, other] = [await s.company(), await s.company()];
      const people = [await s.consultant([company.id]), await s.companyUser(company.id, "Limited")];
      for (const { userName, client } of people) {
        const changed = await client.put("/User/", { userName, name: "Jag", ...CONTACT });
        expect(ok(changed)).toMatchObject({ name: "Jag", ...CONTACT });
        const companies = [{ companyId: other.id, typeOfRole: "Admin" }];
        for (const change of [{ type: "AgencyDirector" }, { customers: [company.id, other.id] }, { companies }]) {
          const before = ok(await client.get("/Me"));
          const response = await client.put("/User/", { userName, ...change });
          // Refused, or ignored where users of this type do not have the member.
          expect([200, 403], JSON.stringify(change)).toContain(response.status);
          expect(ok(await client.get("/Me"))).toEqual(before);
        }
        expect((await client.put("/User/", { userName, type: "AgencyDirector" })).status).toBe(403);
        ok(
          await s.otherDirector().then(({ client: by }) => by.put("/User/", { userName, password: "det gamla ordet" })),
        );
        const own = s.client(`Basic ${Buffer.from(`${userName}:det gamla ordet`).toString("base64")}`);
        const password = "ett eget lösenord";
        for (const currentPassword of [undefined, null, "fel ord"]) {
          expect((await own.put(`/User/${userName}`, { password, currentPassword })).status).toBe(412);
        }
        expect((await own.put(`/User/${userName}`, { password, currentPassword: "det gamla ordet" })).status).toBe(200);
      }
    },
  );

  check("GET /User lists whom one may see, oneself too, by userName", ["user-list", "list-order-users"], async (s) => {
    const { id } = await s.company();
    const consultant = await s.consultant([id]);
    const admin = await s.companyUser(id, "Admin");
    const limited = await s.companyUser(id, "Limited");
    const list = async (client: typeof s.director) =>
      ok<User[]>(await client.get("/User/")).map(({ userName }) => userName);
    const all = await list(s.director);
    expect(all).toEqual([...all].sort());
    expect(all).toEqual(
      expect.arrayContaining([s.directorName, ...[consultant, admin, limited].map((p) => p.userName)]),
    );
    expect(await list(consultant.client)).toEqual([consultant, admin, limited].map((p) => p.userName).sort());
    expect(await list(admin.client)).toEqual([admin, limited].map((p) => p.userName).sort());
    expect(await list(limited.client)).toEqual([limited.userName]);
    expect((await limited.client.get(`/User/${admin.userName}`)).status).toBe(404);
    expect((await consultant.client.get(`/User/${s.directorName}`)).status).toBe(404);
  });

  check(
    "Admins of a company change only roles in it, and password or e-mail only of users without other companies",
    ["role-managers-change-their-part"],
    async (s) => {
      const [mine, other] = [await s.company(), await s.company()];
      const [admin, director] = [await s.companyUser(mine.id, "Admin"), await s.otherDirector()];
      const both = await s.user({
        type: "CompanyUser",
        companies: [
          { companyId: mine.id, typeOfRole: "Normal" },
          { companyId: other.id, typeOfRole: "Import" },
        ],
      });
      const { userName } = both;
      const seen = ok<User>(await admin.client.get(`/User/${userName}`));
      expect(seen.companies).toEqual([{ companyId: mine.id, typeOfRole: "Normal" }]);
      const companies = [{ companyId: mine.id, typeOfRole: "Limited" }];
      expect(ok(await admin.client.put("/User/", { userName, companies }))).toMatchObject({ companies });
      const whole = ok<User>(await s.director.get(`/User/${userName}`)).companies;
      expect(whole).toHaveLength(2);
      expect(whole).toEqual(expect.arrayContaining([...companies, { companyId: other.id, typeOfRole: "Import" }]));
      for (const change of [{ password: "någon annans" }, { email: "thief@example.com" }]) {
        expect((await admin.client.put("/User/", { userName, ...change })).status).toBe(403);
        expect((await director.client.put("/User/", { userName, ...change })).status).toBe(200);
      }
      const only = await s.companyUser(mine.id, "Normal");
      const email = "new@example.com";
      expect((await admin.client.put("/User/", { userName: only.userName, email })).status).toBe(200);
      expect((await admin.client.put("/User/", { userName: only.userName, password: "ett nytt ett" })).status).toBe(
        200,
      );
      ok(await admin.client.delete(`/User/${userName}`));
      expect(ok<User>(await s.director.get(`/User/${userName}`)).companies).toHaveLength(1);
    },
  );

  check(
    "passwords are stored only as hashes",
    ["user-password-write-only"],
    async (s) => {
      const { userName } = await s.consultant();
      ok(await s.director.put("/User/", { userName, password: "åtta blå noshörningar" }));
      const hash = await passwordHashOf(s.own!.database.db, userName);
      expect(hash).toMatch(/^\$argon2id\$/);
    },
    "own service",
  );

  check(
    "roles are read at every request, and a deleted user's tokens end at once",
    ["role-read-at-every-request", "role-removed-user-401-at-once"],
    async (s) => {
      const { id } = await s.company();
      const person = await s.companyUser(id, "Admin");
      const put = () => person.client.put(`/Company/${id}`, { name: "x" });
      const setRole = async (typeOfRole: string) =>
        ok(await s.director.put("/User/", { userName: person.userName, companies: [{ companyId: id, typeOfRole }] }));
      expect((await put()).status).toBe(200);
      await setRole("Normal");
      expect((await put()).status).toBe(403);
      await setRole("Admin");
      expect((await put()).status).toBe(200);
      ok(await s.director.delete(`/User/${person.userName}`));
      expect((await put()).status).toBe(401);
    },
  );

  check(
    "a disabled user's tokens answer 401 at once",
    ["role-removed-user-401-at-once"],
    async (s) => {
      const { userName, client } = await s.consultant();
      const set = (disabled: boolean) =>
        s.own!.database.db.update(userTable).set({ disabled }).where(eq(userTable.userName, userName));
      expect((await client.get("/Me")).status).toBe(200);
      await set(true);
      expect((await client.get("/Me")).status).toBe(401);
      await set(false);
      expect((await client.get("/Me")).status).toBe(200);
    },
    "own service",
  );
});
