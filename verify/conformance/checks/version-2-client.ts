import { expect } from "vitest";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";
import { companyWithYear, YEAR } from "./samples";

const FORM = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };

/**
 * Sends a body with the content type that clients of version 2 give it, that of a form. They also send null for every
 * unset member and the year 1 for dates that they do not know, as the bodies below do.
 */
async function send(s: Fixture, verb: "POST" | "PUT", path: string, body: unknown): Promise<Record<string, unknown>> {
  return ok(await s.director.send(verb, `/Api/v2${path}`, JSON.stringify(body), FORM));
}

export const versionTwoTopic = topic("A client of version 2", (check) => {
  check("creates, reads, changes and deletes companies", ["version-2-clients-work"], async (s) => {
    const unset = { id: null, contactInfo: null, fortnoxAuthorizationCode: null, CompanyTypeId: null };
    const computed = { isFortnoxCompany: false, isVirtualFarmerCompany: false };
    const sent = {
      typeOfCompany: "Company",
      name: "Åkeriet AB",
      businessIdentityCode: s.code(),
      ...unset,
      ...computed,
    };
    const created = await send(s, "POST", `/Agency/${s.agencyId}/Company/`, sent);
    const listed = ok<object[]>(await s.director.get("/Company/?showAll=True"));
    expect(listed).toContainEqual(created);
    const back = { ...created, ...computed, name: "Åkeriet i Norr AB", contactInfo: { phone: "1", name: null } };
    const changed = await send(s, "PUT", `/Agency/${s.agencyId}/Company/${String(created["id"])}/`, back);
    expect(changed).toMatchObject({ name: "Åkeriet i Norr AB", contactInfo: { phone: "1" } });
    const deleted = await s.director.delete(`/Agency/${s.agencyId}/Company/${String(created["id"])}/`, FORM);
    expect([deleted.status, deleted.text]).toEqual([200, "null"]);
  });

  check("works with comments, presets, fiscal years and key figure data", ["version-2-clients-work"], async (s) => {
    const { id, yearId, dataPath } = await companyWithYear(s);
    const company = `/Company/${id}`;
    const setByService = {
      id: null,
      author: null,
      created: "0001-01-01T00:00:00",
      lastModified: "0001-01-01T00:00:00",
    };
    const written = { type: "KeyFigureComment", message: "Bra år", keyFigureType: "NetSales", period: YEAR };
    const comment = await send(s, "POST", `${company}/Comment/`, { ...setByService, ...written });
    const changed = await send(s, "PUT", `${company}/Comment/`, {
      ...comment,
      created: setByService.created,
      message: "Bättre",
    });
    expect(changed).toMatchObject({ id: comment["id"], created: comment["created"], message: "Bättre" });
    const preset = ok<object>(await s.director.get(`${company}/KeyFigurePreset/Overview/`));
    expect(await send(s, "PUT", `${company}/KeyFigurePreset/`, { ...preset, description: null })).toMatchObject({
      id: "Overview",
    });
    const year = ok<object>(await s.director.get(`${company}/FiscalYear/${yearId}/`));
    // A culture instead of a currency means the currency of its region.
    const edited = { ...year, currency: "fi-FI", lastLedgerDate: "0001-01-01T00:00:00", lastActiveDate: null };
    expect(await send(s, "PUT", `${company}/FiscalYear/${yearId}/`, edited)).toEqual({ ...year, currency: "EUR" });
    const item = { keyFigureInfoId: "TaxRate", period: YEAR, value: 20.6, dimensionId: null };
    expect(await send(s, "PUT", `${dataPath}/`, [item])).toEqual([
      { keyFigureInfoId: "TaxRate", period: YEAR, value: 20.6 },
    ]);
  });

  check("sends users and the signed-in user back as it received them", ["version-2-clients-work"], async (s) => {
    const { id } = await s.company();
    const unset = { password: null, email: null, phone: null, cellphone: null, language: null, customers: null };
    const companies = [{ companyId: id, typeOfRole: "Normal" }];
    const user = await send(s, "POST", "/User/", {
      userName: s.name(),
      name: "Kim",
      type: "CompanyUser",
      companies,
      ...unset,
    });
    expect(await send(s, "PUT", "/User/", { ...unset, ...user, name: "Kim Ek" })).toEqual({ ...user, name: "Kim Ek" });
    const me = ok<object>(await s.director.get("/Me/"));
    expect(await send(s, "PUT", "/User/", { ...me, password: null })).toEqual(me);
    ok(await s.director.delete(`/User/${String(user["userName"])}/`));
  });
});
