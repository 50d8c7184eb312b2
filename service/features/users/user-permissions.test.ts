import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grantOf, ROLES, type Role } from "@/contract/permissions";
import type { User } from "@/contract/users/user";
import type { CompanyRole } from "@/contract/users/user-types";
import { hashPassword } from "../../platform/auth/password";
import { user } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { passwordHashOf } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";

const LIST = "/Api/v2/User";
const NOT_FOUND = { status: 404, body: { typeOfError: "NotFound" } };
const FORBIDDEN = { status: 403, body: { typeOfError: "Forbidden" } };

let app: TestApp;
let people: People;

const at = (userName: string) => `${LIST}/${userName}`;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

/** A company user with a role in each of the companies. */
async function makeCompanyUser(roles: Record<string, CompanyRole>): Promise<string> {
  const userName = await app.make.user("CompanyUser");
  for (const [companyId, role] of Object.entries(roles)) await app.make.connect(companyId, userName, role);
  return userName;
}

const names = (body: unknown) => (body as User[]).map(({ userName }) => userName);

describe("permissions for users", () => {
  const managesAgency = (role: Role) => grantOf(role, "agencyUser.manage") !== false;
  const managesCompany = (role: Role) => grantOf(role, "companyUser.manage") !== false;

  it.each(ROLES)("%s, users of the agency", async (role) => {
    const client = app.as(people.userOf[role]);
    const colleague = await app.make.user("AgencyConsultant", { agencyId: people.agencyId });
    const manages = managesAgency(role);
    expect((await client.get(at(colleague))).status).toBe(manages ? 200 : 404);
    expect(names((await client.get(LIST)).body).includes(colleague)).toBe(manages);
    const sent = { userName: `new-${role}`, name: "x", type: "AgencyConsultant" };
    const created = await client.post(LIST, role === "Administrator" ? { ...sent, agencyId: "home" } : sent);
    expect(created.status).toBe(manages ? 200 : 403);
    expect((await client.put(at(colleague), { name: role })).status).toBe(manages ? 200 : 404);
    expect((await client.delete(at(colleague))).status).toBe(manages ? 200 : 404);
  });

  it.each(ROLES)("%s, users of a company", async (role) => {
    const client = app.as(people.userOf[role]);
    const other = await makeCompanyUser({ [people.companyId]: "Normal" });
    const manages = managesCompany(role);
    expect((await client.get(at(other))).status).toBe(manages ? 200 : 404);
    expect(names((await client.get(LIST)).body).includes(other)).toBe(manages);
    const companies = [{ companyId: people.companyId, typeOfRole: "Import" }];
    const sent = { userName: `owner-${role}`, name: "x", type: "CompanyUser", companies };
    expect((await client.post(LIST, sent)).status).toBe(manages ? 200 : 403);
    expect((await client.put(at(other), { companies })).status).toBe(manages ? 200 : 404);
    expect((await client.delete(at(other))).status).toBe(manages ? 200 : 404);
  });

  it.each(ROLES)("%s, themselves", async (role) => {
    const userName = people.userOf[role];
    const client = app.as(userName);
    const { body: self } = await client.get(at(userName));
    expect(names((await client.get(LIST)).body)).toContain(userName);
    expect((await client.put(LIST, { userName, phone: "1" })).body).toEqual({ ...(self as User), phone: "1" });
    const manages = role.startsWith("Company") ? managesCompany(role) : managesAgency(role);
    expect((await client.delete(at(userName))).status).toBe(manages ? 412 : 403);
  });

  it("need a sign-in", async () => {
    for (const response of [
      await app.as(null).get(LIST),
      await app.as(null).post(LIST, {}),
      await app.as(null).put(LIST, {}),
      await app.as(null).delete(at("director")),
    ]) {
      expect(response).toMatchObject({ status: 401, body: { typeOfError: "Unauthorized" } });
    }
  });

  it("are asked for before the body is read", async () => {
    const large = " ".repeat(1024 * 1024 + 1);
    expect((await app.as("company-normal").send("POST", LIST, large)).status).toBe(403);
    expect((await app.as("company-admin").send("POST", LIST, large)).status).toBe(413);
    expect((await app.as("company-admin").send("PUT", at("director"), large)).status).toBe(404);
    expect((await app.as("company-admin").send("PUT", LIST, "{")).status).toBe(400);
  });
});

describe("the list of users", () => {
  it("is ordered by the code points of the user name", async () => {
    for (const userName of ["Z", "a", "ä", "_", "B"]) await app.make.user("CompanyUser", { userName });
    const all = names((await app.as("administrator").get(LIST)).body);
    expect(all.filter((name) => name.length === 1)).toEqual(["B", "Z", "_", "a", "ä"]);
  });

  it("shows nothing of another agency, nor agency users to companies", async () => {
    const namesSeenBy = async (userName: string) => names((await app.as(userName).get(LIST)).body);
    expect(await namesSeenBy("stranger")).toEqual(["stranger"]);
    expect(await namesSeenBy("director")).toEqual(expect.arrayContaining(["consultant", "company-admin", "director"]));
    for (const hidden of ["stranger", "administrator"]) {
      expect(await namesSeenBy("director")).not.toContain(hidden);
      expect(await app.as("director").get(at(hidden))).toMatchObject(NOT_FOUND);
      expect(await app.as("director").put(at(hidden), { name: "x" })).toMatchObject(NOT_FOUND);
      expect(await app.as("director").put(LIST, { userName: hidden, name: "x" })).toMatchObject(NOT_FOUND);
      expect(await app.as("director").delete(at(hidden))).toMatchObject(NOT_FOUND);
    }
    for (const viewer of ["consultant", "company-admin"]) expect(await namesSeenBy(viewer)).not.toContain("director");
    expect(await namesSeenBy("company-admin")).not.toContain("consultant");
  });

  it("shows only the connections that the caller manages", async () => {
    const mine = await app.make.company(people.agencyId);
    const owner = await makeCompanyUser({ [people.companyId]: "Admin", [mine]: "Admin" });
    const both = await makeCompanyUser({ [mine]: "Normal", [people.foreignCompanyId]: "Admin" });
    // The owner is no Admin of this company, and so does not see its users.
    await app.make.connect(people.foreignCompanyId, owner, "Normal");
    const expected = { companies: [{ companyId: mine, typeOfRole: "Normal" }] };
    for (const viewer of ["director", owner]) {
      expect((await app.as(viewer).get(at(both))).body).toMatchObject(expected);
      expect((await app.as(viewer).get(LIST)).body).toEqual(
        expect.arrayContaining([expect.objectContaining({ userName: both, ...expected })]),
      );
    }
    expect(((await app.as("administrator").get(at(both))).body as User).companies).toHaveLength(2);
    expect(((await app.as(both).get(at(both))).body as User).companies).toHaveLength(2);
  });
});

describe("users may change about themselves", () => {
  it("name, contact data, language and password, nothing else", async () => {
    const userName = await makeCompanyUser({ [people.companyId]: "Limited" });
    const passwordHash = await hashPassword("det gamla");
    await app.database.db.update(user).set({ passwordHash }).where(eq(user.userName, userName));
    const client = app.as(userName);
    const changes = { name: "Nytt", email: "e@example.com", phone: "1", cellphone: "2", language: "sv-SE" };
    const companies = [{ companyId: people.companyId, typeOfRole: "Limited" }];
    const changed = await client.put(LIST, { userName, ...changes });
    expect(changed.body).toEqual({ userName, type: "CompanyUser", ...changes, companies });
    for (const forbidden of [
      { type: "AgencyDirector" },
      { companies: [{ companyId: people.companyId, typeOfRole: "Admin" }] },
      { companies: [...companies, { companyId: people.foreignCompanyId, typeOfRole: "Admin" }] },
      { companies: [] },
      { companies: null },
    ]) {
      expect(await client.put(LIST, { userName, ...forbidden })).toMatchObject(FORBIDDEN);
    }
    expect((await client.put(LIST, { userName, type: "CompanyUser", companies })).body).toEqual(changed.body);
    const password = "ett nytt lösenord";
    for (const currentPassword of [undefined, null, "fel"]) {
      const refused = await client.put(LIST, { userName, ...changes, password, currentPassword });
      expect(refused).toMatchObject({ status: 412, body: { message: "The current password is wrong." } });
    }
    expect((await client.put(LIST, { userName, password, currentPassword: "det gamla" })).body).toEqual(changed.body);
    expect(await passwordHashOf(app.database.db, userName)).not.toBe(passwordHash);
  });

  it.each(["director", "consultant", "company-admin", "administrator"])(
    "%s cannot change their own type, clients or roles",
    async (userName) => {
      const client = app.as(userName);
      const type = userName === "director" ? "AgencyConsultant" : "AgencyDirector";
      expect(await client.put(at(userName), { type })).toMatchObject(FORBIDDEN);
      if (userName === "consultant") {
        const customers = [people.companyId, await app.make.company(people.agencyId)];
        expect(await client.put(at(userName), { customers })).toMatchObject(FORBIDDEN);
        expect(await client.put(at(userName), { agencyId: "foreign" })).toMatchObject(FORBIDDEN);
      }
      if (userName === "company-admin") {
        const companies = [{ companyId: people.companyId, typeOfRole: "Normal" }];
        expect(await client.put(at(userName), { companies })).toMatchObject(FORBIDDEN);
      }
    },
  );
});

describe("a user with managed and other companies", () => {
  let both: string;
  const role = (companyId: string, typeOfRole: CompanyRole) => ({ companyId, typeOfRole });

  beforeEach(async () => {
    both = await makeCompanyUser({ [people.companyId]: "Normal", [people.foreignCompanyId]: "Limited" });
  });
  const all = async () => ((await app.as(both).get("/Api/v2/Me")).body as User).companies;

  it.each(["director", "consultant", "company-admin"])("keeps the other roles when %s sets one", async (manager) => {
    const response = await app.as(manager).put(at(both), { companies: [role(people.companyId, "Admin")] });
    expect(response.body).toMatchObject({ companies: [role(people.companyId, "Admin")] });
    expect(await all()).toEqual(
      expect.arrayContaining([role(people.companyId, "Admin"), role(people.foreignCompanyId, "Limited")]),
    );
    const emptied = await app.as(manager).put(at(both), { companies: [] });
    expect(emptied).toMatchObject({ status: 200, body: { companies: [] } });
    expect(await all()).toEqual([role(people.foreignCompanyId, "Limited")]);
    expect(await app.as(manager).get(at(both))).toMatchObject(NOT_FOUND);
  });

  it.each(["director", "consultant", "company-admin"])(
    "has e-mail and password that %s cannot set",
    async (manager) => {
      for (const sent of [{ email: "taken@example.com" }, { password: "mitt lösenord" }]) {
        expect(await app.as(manager).put(at(both), sent)).toMatchObject(FORBIDDEN);
      }
      expect((await app.as(manager).put(at(both), { phone: "1", email: null, password: null })).status).toBe(200);
      const inside = await makeCompanyUser({ [people.companyId]: "Normal" });
      const sent = { email: "new@example.com", password: "nytt lösenord" };
      expect((await app.as(manager).put(at(inside), sent)).body).toMatchObject({ email: "new@example.com" });
    },
  );

  it("does not let a director set the password of a colleague who also has a company outside the agency", async () => {
    const colleague = await app.make.user("AgencyDirector", { agencyId: people.agencyId });
    expect((await app.as("director").put(at(colleague), { password: "nytt lösenord" })).status).toBe(200);
    await app.make.connect(await app.make.company(null), colleague);
    expect(await app.as("director").put(at(colleague), { password: "nytt lösenord" })).toMatchObject(FORBIDDEN);
    expect((await app.as("administrator").put(at(colleague), { password: "nytt lösenord" })).status).toBe(200);
  });

  it.each(["director", "consultant", "company-admin"])(
    "loses only the managed roles when %s deletes the user",
    async (manager) => {
      expect((await app.as(manager).delete(at(both))).status).toBe(200);
      expect(await all()).toEqual([role(people.foreignCompanyId, "Limited")]);
      expect(await app.as(manager).get(at(both))).toMatchObject(NOT_FOUND);
    },
  );

  it("is deleted by an administrator whatever the connections", async () => {
    expect((await app.as("administrator").delete(at(both))).status).toBe(200);
    expect(await app.as("administrator").get(at(both))).toMatchObject(NOT_FOUND);
  });

  it("cannot be given roles in companies that the manager does not see or manage", async () => {
    const put = (manager: string, companyId: string) =>
      app.as(manager).put(at(both), { companies: [role(people.companyId, "Normal"), role(companyId, "Admin")] });
    expect(await put("director", people.foreignCompanyId)).toMatchObject(NOT_FOUND);
    const visible = await app.make.company(people.agencyId);
    expect(await put("company-admin", visible)).toMatchObject(NOT_FOUND);
    const admin = await makeCompanyUser({ [people.companyId]: "Admin", [visible]: "Normal" });
    expect(await put(admin, visible)).toMatchObject(FORBIDDEN);
    expect((await put("director", visible)).status).toBe(200);
  });
});

it("a company user cannot lose their last company, only be deleted", async () => {
  const inside = await makeCompanyUser({ [people.companyId]: "Normal" });
  const response = await app.as("director").put(at(inside), { companies: [] });
  expect(response).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
  expect((await app.as("director").get(at(inside))).status).toBe(200);
  expect((await app.as("director").delete(at(inside))).status).toBe(200);
});
