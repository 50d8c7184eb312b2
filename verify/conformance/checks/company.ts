import { expect } from "vitest";
import type { Company } from "@/contract/companies/company";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";

const idsOf = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);

async function expectGone(s: Fixture, id: string): Promise<void> {
  expect((await s.director.get(`/Company/${id}`)).status).toBe(404);
}

export const companyTopic = topic("Company", (check) => {
  check(
    "the five requests of the resource",
    [
      "company-resource",
      "get-reads",
      "post-creates",
      "put-updates",
      "delete-removes",
      "objects-same-in-and-out",
      "company-list-is-source-of-ids",
    ],
    async (s) => {
      const sent = { id: s.name("direct"), businessIdentityCode: s.code(), name: "Direkt AB" };
      const created = ok<Company>(await s.director.post("/Company/", sent));
      expect(created).toMatchObject(sent);
      expect(ok(await s.director.get(`/Company/${sent.id}`))).toEqual(created);
      expect(idsOf(ok(await s.director.get("/Company/")))).toContain(sent.id);
      const updated = ok<Company>(await s.director.put(`/Company/${sent.id}`, { name: "Nya AB" }));
      expect(updated).toEqual({ ...created, name: "Nya AB" });
      expect(ok(await s.director.put(`/Company/${sent.id}`, updated))).toEqual(updated);
      ok(await s.director.delete(`/Company/${sent.id}`));
      await expectGone(s, sent.id);
      expect(idsOf(ok(await s.director.get("/Company/")))).not.toContain(sent.id);
    },
  );

  check("has these members, and typeOfCompany is Company unless set", ["company-members"], async (s) => {
    const contactInfo = { name: "Kim", address: "Gatan 1", postalAddress: "602 24 Norrköping", phone: "1" };
    const whole = { typeOfCompany: "FortnoxCompany", contactInfo, companyTypeId: "trade" };
    const company = await s.company(whole);
    const { id, businessIdentityCode, name } = company;
    expect(company).toEqual({ id, businessIdentityCode, name, ...whole });
    const bare = await s.company();
    expect(Object.keys(bare).sort()).toEqual(["businessIdentityCode", "id", "name", "typeOfCompany"]);
    expect(bare.typeOfCompany).toBe("Company");
    for (const member of ["businessIdentityCode", "name"]) {
      const sent = { businessIdentityCode: s.code(), name: "x", [member]: undefined };
      const response = await s.director.post(`/Agency/${s.agencyId}/Company`, sent);
      expect([response.status, response.text]).toEqual([400, expect.stringContaining(`$.${member}`)]);
    }
  });

  check("names its agency", ["company-agency"], async (s) => {
    const { name } = ok<{ name: string }>(await s.director.get(`/Agency/${s.agencyId}`));
    const { id } = await s.company();
    expect(ok(await s.director.get(`/Company/${id}/Agency`))).toEqual({ name });
    const direct = await s.directCompany();
    expect((await s.director.get(`/Company/${direct.id}/Agency`)).status).toBe(404);
  });

  check("companyTypeId is read also as CompanyTypeId", ["company-type-id-spellings"], async (s) => {
    const created = await s.company({ CompanyTypeId: "one" } as Partial<Company>);
    expect(created.companyTypeId).toBe("one");
    const updated = await s.director.put(`/Company/${created.id}`, { CompanyTypeId: "two" });
    expect(ok(updated)).toMatchObject({ companyTypeId: "two" });
    expect(ok(updated)).not.toHaveProperty("CompanyTypeId");
  });

  check(
    "the service makes the id of an agency's company; a different one in the body is a 400",
    ["company-agency-id-form", "company-agency-id-other-rejected"],
    async (s) => {
      const path = `/Agency/${s.agencyId}/Company`;
      const code = s.code();
      const sent = { name: "x", businessIdentityCode: code };
      expect((await s.director.post(path, { ...sent, id: code })).status).toBe(400);
      expect((await s.director.post(path, { ...sent, id: `a-other-${code}` })).status).toBe(400);
      const made = ok<Company>(await s.director.post(path, { ...sent, id: `a-${s.agencyId}-${code}` }));
      expect(made.id).toBe(`a-${s.agencyId}-${code}`);
      expect((await s.company()).id).toMatch(new RegExp(`^a-${s.agencyId}-`));
      ok(await s.director.delete(`/Company/${made.id}`));
    },
  );

  check(
    "a company without an agency has the id of the body, else its code; never one that begins with a-",
    ["company-direct-id", "company-direct-id-characters"],
    async (s) => {
      const code = s.code();
      expect((await s.directCompany({ businessIdentityCode: code })).id).toBe(code);
      expect((await s.directCompany({ id: s.name("_own-") })).id).toMatch(/^_own-/);
      expect((await s.directCompany({ id: s.name().padEnd(64, "z") })).id).toHaveLength(64);
      const sent = { name: "x", businessIdentityCode: s.code() };
      for (const id of ["a-", `a-${s.agencyId}-1`, "", "z".repeat(65), "å", "a b", "a.b", "a/b"]) {
        expect((await s.director.post("/Company/", { ...sent, id })).status, id).toBe(400);
      }
      expect((await s.director.post("/Company/", { name: "x", businessIdentityCode: "a-1" })).status).toBe(400);
    },
  );

  check(
    "id and businessIdentityCode never change",
    ["company-id-and-code-never-change", "error-412-rule-violation"],
    async (s) => {
      const company = await s.company();
      for (const change of [{ id: "x" }, { businessIdentityCode: "1-1" }]) {
        const response = await s.director.put(`/Company/${company.id}`, { ...company, ...change, name: "other" });
        expect([response.status, response.body]).toMatchObject([412, { typeOfError: "PreconditionFailed" }]);
      }
      expect(ok(await s.director.get(`/Company/${company.id}`))).toEqual(company);
    },
  );

  check(
    "the code is stored as given, 1 to 32 letters, digits and hyphens",
    ["company-code-stored-as-given"],
    async (s) => {
      // A code that stands in real files for an unknown one, and a Swedish and a Finnish one with a wrong check digit.
      for (const businessIdentityCode of ["000000-0000", "556016-0681", "0201256-5"]) {
        const company = await s.directCompany({ id: s.name("odd"), businessIdentityCode });
        expect(company.businessIdentityCode).toBe(businessIdentityCode);
      }
      const odd = `X-0${s.code()}-`.padEnd(32, "0");
      expect((await s.company({ businessIdentityCode: odd })).businessIdentityCode).toBe(odd);
      const path = `/Agency/${s.agencyId}/Company`;
      for (const businessIdentityCode of ["", "1".repeat(33), "1 1", "1_1", "å1", "1/1", 1]) {
        const response = await s.director.post(path, { name: "x", businessIdentityCode });
        expect(response.status, String(businessIdentityCode)).toBe(400);
      }
    },
  );

  check(
    "the code is unique within an agency after normalising, and free elsewhere",
    ["company-code-unique-within-agency", "post-existing-id-conflicts"],
    async (s) => {
      const forms = s.codeOfDigits();
      await s.company({ businessIdentityCode: forms[0] });
      const path = `/Agency/${s.agencyId}/Company`;
      for (const businessIdentityCode of forms) {
        const response = await s.director.post(path, { name: "x", businessIdentityCode });
        expect([response.status, response.body], businessIdentityCode).toMatchObject([
          409,
          { typeOfError: "Conflict" },
        ]);
      }
      const letters = `SE${s.name()}`;
      await s.company({ businessIdentityCode: letters });
      const sent = { name: "x", businessIdentityCode: letters.toLowerCase() };
      expect((await s.director.post(path, sent)).status).toBe(409);
      await s.directCompany({ id: s.name("free"), businessIdentityCode: forms[0] });
      await s.directCompany({ id: s.name("free"), businessIdentityCode: forms[0] });
    },
  );

  check("POST of an id that is taken is a 409", ["post-existing-id-conflicts"], async (s) => {
    const { id, businessIdentityCode } = await s.directCompany();
    const response = await s.director.post("/Company/", { name: "x", businessIdentityCode, id });
    expect([response.status, response.body]).toMatchObject([409, { typeOfError: "Conflict" }]);
    expect(ok(await s.director.get(`/Company/${id}`))).toMatchObject({ name: "Direkt AB" });
  });

  check(
    "showAll, in upper or lower case, tells one's own companies from all",
    ["company-list-show-all", "query-wrong-value-rejected"],
    async (s) => {
      const { id } = await s.company();
      for (const value of ["true", "True", "TRUE", "false", "False"]) {
        expect(idsOf(ok(await s.director.get(`/Company/?showAll=${value}`))), value).toContain(id);
      }
      expect((await s.director.get("/Company/?showAll=1")).status).toBe(400);
      // The lists differ for administrators: they may see all companies, and are connected to none.
      if (!s.administrator) return;
      expect(idsOf(ok(await s.administrator.get("/Company/?showAll=true")))).toContain(id);
      for (const query of ["", "?showAll=false", "?showAll=FALSE"]) {
        expect(idsOf(ok(await s.administrator.get(`/Company/${query}`))), query).not.toContain(id);
      }
    },
  );

  check("lists are ordered by the code points of the name, then by id", ["list-order-companies"], async (s) => {
    // By UTF-16 units the emoji would stand before the full-width A (U+FF21).
    const names = ["ä", "a", "Z", "😀", "B", "\uff21", "a", "å", "E\u0301"];
    const made = new Set<string>();
    for (const name of names) made.add((await s.company({ name })).id);
    for (const path of ["/Company/", `/Agency/${s.agencyId}/Company`]) {
      const listed = ok<Company[]>(await s.director.get(path)).filter(({ id }) => made.has(id));
      expect(listed.map(({ name }) => name)).toEqual(["B", "Z", "a", "a", "É", "ä", "å", "\uff21", "😀"]);
      const same = idsOf(listed.filter(({ name }) => name === "a"));
      expect(same).toEqual([...same].sort());
    }
  });

  check(
    "texts are NFC-normalised and not trimmed and at most 255 code points; names are not empty",
    ["text-kept-in-nfc", "text-may-be-empty"],
    async (s) => {
      const company = await s.company({ name: "  Cafe\u0301 AB\t ", contactInfo: { name: "", address: " " } });
      expect(company).toMatchObject({ name: "  Café AB\t ", contactInfo: { name: "", address: " " } });
      const put = (sent: object) => s.director.put(`/Company/${company.id}`, sent);
      const longest = "😀".repeat(255);
      expect(ok(await put({ name: longest }))).toMatchObject({ name: longest });
      expect((await put({ name: "e\u0301".repeat(255) })).status).toBe(200);
      for (const sent of [{ name: "😀".repeat(256) }, { contactInfo: { phone: "x".repeat(256) } }, { name: "" }]) {
        expect((await put(sent)).status).toBe(400);
      }
    },
  );
});

export const agencyCompanyTopic = topic("AgencyCompany", (check) => {
  check(
    "the five requests of the resource",
    [
      "agency-company-list",
      "agency-company-read",
      "agency-company-create",
      "agency-company-update",
      "agency-company-delete",
    ],
    async (s) => {
      const path = `/Agency/${s.agencyId}/Company`;
      const sent = { name: "Kund AB", businessIdentityCode: s.code() };
      const created = ok<Company>(await s.director.post(path, sent));
      expect(created).toMatchObject(sent);
      expect(ok(await s.director.get(`${path}/${created.id}`))).toEqual(created);
      expect(ok(await s.director.get(`/Company/${created.id}`))).toEqual(created);
      expect(ok(await s.director.get(path))).toContainEqual(created);
      const direct = await s.directCompany();
      expect(idsOf(ok(await s.director.get(path)))).not.toContain(direct.id);
      expect((await s.director.get(`${path}/${direct.id}`)).status).toBe(404);
      const updated = await s.director.put(`${path}/${created.id}`, { name: "Ny kund AB" });
      expect(ok(updated)).toEqual({ ...created, name: "Ny kund AB" });
      ok(await s.director.delete(`${path}/${created.id}`));
      await expectGone(s, created.id);
    },
  );

  for (const [how, pathOf] of [
    ["through the agency", (s: Fixture, id: string) => `/Agency/${s.agencyId}/Company/${id}`],
    ["directly", (_: Fixture, id: string) => `/Company/${id}`],
  ] as const) {
    check(
      `deleting a company ${how} deletes its users who have no other, and only disconnects the rest`,
      ["company-delete-removes-its-users", "company-delete-disconnects-others", "company-delete-keeps-agency-users"],
      async (s) => {
        const [company, other] = [await s.company(), await s.company()];
        const alone = await s.companyUser(company.id, "Normal");
        const both = await s.user({
          type: "CompanyUser",
          companies: [
            { companyId: company.id, typeOfRole: "Admin" },
            { companyId: other.id, typeOfRole: "Limited" },
          ],
        });
        const consultant = await s.consultant([company.id]);
        ok(await s.director.delete(pathOf(s, company.id)));
        expect((await s.director.get(`/User/${alone.userName}`)).status).toBe(404);
        expect((await alone.client.get("/Me")).status).toBe(401);
        const companies = [{ companyId: other.id, typeOfRole: "Limited" }];
        expect(ok(await both.client.get("/Me"))).toMatchObject({ companies });
        expect(ok(await consultant.client.get("/Me"))).toMatchObject({ customers: [] });
        expect(ok(await consultant.client.get("/Company/"))).toEqual([]);
        expect((await s.director.get("/Me")).status).toBe(200);
      },
    );
  }
});
