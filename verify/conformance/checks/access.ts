import { expect } from "vitest";
import type { Company } from "@/contract/companies/company";
import { createPasswordLink } from "@/service/platform/auth/password-links";
import { createPersonalAccessToken } from "@/service/testing/personal-access-token";
import { topic } from "../check";
import { ok, PASSWORD } from "../fixture";
import { commentOf } from "./samples";

const idsOf = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);

export const accessTopic = topic("Access", (check) => {
  check(
    "requests carry Authorization: OAuth and a token; Bearer and Basic take it too, and the scheme ignores case",
    [
      "auth-oauth-header",
      "auth-bearer-same-as-oauth",
      "auth-basic",
      "auth-scheme-ignores-case",
      "auth-several-methods",
    ],
    async (s) => {
      const { userName } = await s.consultant();
      const token = await createPersonalAccessToken(s.own!.database.db, userName, 1, new Date());
      const basic = Buffer.from(`${userName}:${token}`).toString("base64");
      for (const authorization of [
        `OAuth ${token}`,
        `oauth ${token}`,
        `OAUTH ${token}`,
        `Bearer ${token}`,
        `bEARER ${token}`,
        `Basic ${basic}`,
        `basic ${basic}`,
      ]) {
        expect(ok(await s.client(authorization).get("/Me")), authorization).toMatchObject({ userName });
      }
      for (const authorization of [`Token ${token}`, token, `Digest ${token}`, `OAuth ${token}x`]) {
        expect((await s.client(authorization).get("/Me")).status, authorization).toBe(401);
      }
    },
    "own service",
  );

  check("Basic takes the user name and the password", ["auth-basic", "auth-several-methods"], async (s) => {
    const userName = s.name();
    const sent = { userName, name: "x", type: "AgencyConsultant", password: "kolon: åäö" };
    ok(await s.director.post("/User/", sent));
    s.deleteLater(`/User/${userName}`);
    const basic = (password: string, encoding: BufferEncoding = "utf8") =>
      s.client(`Basic ${Buffer.from(`${userName}:${password}`, encoding).toString("base64")}`).get("/Me");
    expect(ok(await basic("kolon: åäö"))).toMatchObject({ userName });
    // Some clients encode credentials in Latin-1, as before RFC 7617.
    expect(ok(await basic("kolon: åäö", "latin1"))).toMatchObject({ userName });
    const wrong = await basic("wrong");
    expect([wrong.status, wrong.headers["www-authenticate"]]).toEqual([401, expect.stringMatching(/^OAuth\b/)]);
  });

  check(
    "a token may be narrowed to reading and to companies, and makes no tokens and changes no credentials",
    ["auth-token-narrowed", "auth-token-makes-no-credentials"],
    async (s) => {
      const [company, other] = [await s.company(), await s.company()];
      const { userName, client } = await s.consultant([company.id, other.id]);
      const path = "/Me/PersonalAccessToken";
      // Users of a remote service confirm a change by password; users of a service started here have just signed in.
      const proof = s.own ? {} : { currentPassword: PASSWORD };
      const clientWithToken = async (reach: object) => {
        const { token } = ok<{ token: string }>(await client.post(path, { name: "x", ...proof, ...reach }));
        return s.client(`OAuth ${token}`);
      };
      const readOnly = await clientWithToken({ readOnly: true });
      expect((await readOnly.get(`/Company/${company.id}`)).status).toBe(200);
      expect((await readOnly.put(`/Company/${company.id}`, { name: "x" })).status).toBe(403);
      const ofOne = await clientWithToken({ companies: [company.id] });
      expect(idsOf(ok(await ofOne.get("/Company/?showAll=true")))).toEqual([company.id]);
      expect((await ofOne.get(`/Company/${other.id}`)).status).toBe(404);
      expect((await ofOne.put(`/Company/${company.id}`, { name: "x" })).status).toBe(200);
      for (const wrong of [{ days: 367 }, { readonly: true }, { companies: [] }]) {
        expect((await client.post(path, { name: "x", ...proof, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
      }
      const whole = await clientWithToken({});
      expect((await whole.post(path, { name: "x", ...proof })).status).toBe(403);
      const change = { currentPassword: PASSWORD, newPassword: "någonting annat" };
      expect((await whole.post("/Me/Password", change)).status).toBe(403);
      expect((await whole.post("/Me/SecondFactor", { password: PASSWORD })).status).toBe(403);
      const update = { userName, password: "någonting annat", currentPassword: PASSWORD };
      expect((await whole.put("/User/", update)).status).toBe(403);
    },
  );

  check(
    "a password set by somebody else or by a link revokes tokens and sessions",
    ["auth-password-set-by-others-revokes"],
    async (s) => {
      const { db } = s.own!.database;
      const { userName } = await s.consultant();
      const byManager = async () => ok(await s.director.put("/User/", { userName, password: "satt av någon annan" }));
      const byLink = async () => {
        const { secret } = await createPasswordLink(db, userName, "reset", new Date());
        const password = new URLSearchParams({ password: "satt genom länken" });
        const response = await fetch(`${s.own!.url}/oidc/password/${secret}`, {
          method: "POST",
          body: password,
          headers: { "sec-fetch-site": "same-origin" },
        });
        expect(response.status).toBe(200);
      };
      for (const set of [byManager, byLink]) {
        const token = await createPersonalAccessToken(db, userName, 1, new Date());
        const clients = [s.client(`OAuth ${token}`), await s.clientOf(userName)];
        for (const client of clients) expect((await client.get("/Me")).status).toBe(200);
        await set();
        for (const client of clients) expect((await client.get("/Me")).status).toBe(401);
      }
    },
    "own service",
  );

  check(
    "Basic with a password answers 401 while a demanded second factor is not set up",
    ["auth-demanded-second-factor"],
    async (s) => {
      const { agencyId } = await s.agency();
      const sent = { userName: s.name(), name: "x", type: "AgencyConsultant", agencyId, password: PASSWORD };
      ok(await s.administrator!.post("/User/", sent));
      const basic = s.client(`Basic ${Buffer.from(`${sent.userName}:${PASSWORD}`).toString("base64")}`);
      expect((await basic.get("/Me")).status).toBe(200);
      ok(await s.administrator!.put(`/Agency/${agencyId}`, { requireSecondFactor: true }));
      expect((await basic.get("/Me")).status).toBe(401);
      ok(await s.administrator!.delete(`/User/${sent.userName}`));
    },
    "administrator",
  );

  check(
    "requests without valid credentials get 401 everywhere, with the challenge",
    ["error-401-unauthorized"],
    async (s) => {
      const { id } = await s.company();
      for (const authorization of [null, "", "OAuth", "OAuth nothing", "Bearer nkt_unknown"]) {
        const client = s.client(authorization);
        for (const [verb, path] of [
          ["GET", `/Company/${id}`],
          ["PUT", `/Company/${id}`],
          ["DELETE", `/Company/${id}`],
          ["POST", "/Company/"],
          ["GET", "/no/such/path"],
          ["PATCH", "/Me"],
        ] as const) {
          const response = await client.send(verb, `/Api/v2${path}`, verb === "GET" ? null : "{");
          expect([response.status, response.body], `${String(authorization)} ${verb} ${path}`).toMatchObject([
            401,
            { typeOfError: "Unauthorized" },
          ]);
          expect(response.headers["www-authenticate"]).toBe("OAuth");
        }
      }
    },
  );

  check("everyone sees their own companies", ["role-companies-seen"], async (s) => {
    const company = await s.company();
    const other = await s.company();
    const direct = await s.directCompany();
    const consultant = await s.consultant([company.id]);
    const seen = async (client: typeof s.director, query = "") => idsOf(ok(await client.get(`/Company/${query}`)));
    expect(await seen(s.director)).toEqual(expect.arrayContaining([company.id, other.id, direct.id]));
    const second = await s.user({ type: "AgencyDirector" });
    expect(await seen(second.client)).toEqual(expect.arrayContaining([company.id, other.id]));
    for (const query of ["", "?showAll=true"]) expect(await seen(consultant.client, query)).toEqual([company.id]);
    expect((await consultant.client.get(`/Company/${other.id}`)).status).toBe(404);
    for (const role of ["Admin", "Import", "Normal", "Limited"] as const) {
      const { client } = await s.companyUser(company.id, role);
      expect(await seen(client), role).toEqual([company.id]);
      expect(await seen(client, "?showAll=true"), role).toEqual([company.id]);
      expect((await client.get(`/Company/${other.id}`)).status, role).toBe(404);
    }
  });

  check(
    "a director is connected to the agency's companies and the direct ones they made, a consultant to those they made",
    ["role-director-connections", "role-consultant-connections"],
    async (s) => {
      const consultant = await s.consultant();
      const path = `/Agency/${s.agencyId}/Company`;
      const sent = { name: "x", businessIdentityCode: s.code() };
      const made = ok<Company>(await consultant.client.post(path, sent));
      expect(idsOf(ok(await consultant.client.get("/Company/")))).toEqual([made.id]);
      expect(ok(await consultant.client.get("/Me"))).toMatchObject({ customers: [made.id] });
      const another = await s.consultant();
      expect(idsOf(ok(await another.client.get("/Company/")))).toEqual([]);
      expect(idsOf(ok(await s.director.get("/Company/?showAll=false")))).toContain(made.id);
      const direct = await s.directCompany();
      expect(idsOf(ok(await s.director.get("/Company/?showAll=false")))).toContain(direct.id);
      const second = await s.user({ type: "AgencyDirector" });
      expect((await second.client.get(`/Company/${direct.id}`)).status).toBe(404);
      ok(await s.director.delete(`/Company/${made.id}`));
    },
  );

  check(
    "an agency and its paths are not visible to company users, who use the direct path",
    ["role-agency-invisible-to-company-users", "role-company-users-use-direct-path"],
    async (s) => {
      const { id } = await s.company();
      for (const role of ["Admin", "Limited"] as const) {
        const { client } = await s.companyUser(id, role);
        for (const path of ["", "/Company", `/Company/${id}`]) {
          expect((await client.get(`/Agency/${s.agencyId}${path}`)).status, path).toBe(404);
        }
        expect((await client.put(`/Agency/${s.agencyId}/Company/${id}`, { name: "x" })).status).toBe(404);
        expect((await client.delete(`/Agency/${s.agencyId}/Company/${id}`)).status).toBe(404);
        expect(ok(await client.get("/Agency/"))).toEqual([]);
        expect((await client.get(`/Company/${id}`)).status).toBe(200);
      }
    },
  );

  check(
    "nobody sees anything of another agency",
    ["role-other-agency-invisible"],
    async (s) => {
      const { agencyId, director } = await s.agency();
      const { id } = await s.company();
      const { userName } = await s.companyUser(id, "Normal");
      expect((await director.client.get(`/Agency/${s.agencyId}`)).status).toBe(404);
      expect((await director.client.get(`/Agency/${s.agencyId}/Company`)).status).toBe(404);
      expect((await director.client.get(`/Agency/${agencyId}/Company/${id}`)).status).toBe(404);
      expect((await director.client.get(`/User/${userName}`)).status).toBe(404);
      expect(ok(await director.client.get("/Company/?showAll=true"))).toEqual([]);
      expect(ok<object[]>(await director.client.get("/User/"))).toMatchObject([{ userName: director.userName }]);
      expect(ok<object[]>(await director.client.get("/Agency/"))).toMatchObject([{ shortName: agencyId }]);
      const customers = [id];
      const sent = { userName: s.name(), name: "x", type: "AgencyConsultant", customers };
      expect((await director.client.post("/User/", sent)).status).toBe(404);
    },
    "administrator",
  );

  check(
    "an administrator creates and deletes agencies and may do everything",
    ["role-administrator-may-all"],
    async (s) => {
      const admin = s.administrator!;
      const { agencyId, director } = await s.agency();
      const sent = { name: "x", businessIdentityCode: s.code() };
      const company = ok<Company>(await admin.post(`/Agency/${agencyId}/Company`, sent));
      const direct = ok<Company>(await admin.post("/Company/", sent));
      for (const { id } of [company, direct]) {
        expect((await admin.put(`/Company/${id}`, { name: "y" })).status).toBe(200);
        expect((await admin.get(`/Company/${id}/Activity`)).status).toBe(200);
        expect((await admin.delete(`/Company/${id}`)).status).toBe(200);
      }
      expect((await admin.put(`/User/${director.userName}`, { name: "y" })).status).toBe(200);
      for (const client of [director.client, (await s.consultant()).client]) {
        expect((await client.post("/Agency", { shortName: s.name(), name: "x" })).status).toBe(403);
      }
      expect((await director.client.delete(`/Agency/${agencyId}`)).status).toBe(403);
      expect((await admin.delete(`/Agency/${agencyId}`)).status).toBe(200);
    },
    "administrator",
  );

  check("a Normal user writes comments of their own only", ["role-comments-read-write"], async (s) => {
    const { id } = await s.company();
    const [normal, admin] = [await s.companyUser(id, "Normal"), await s.companyUser(id, "Admin")];
    const path = `/Company/${id}/Comment`;
    const own = ok<{ id: string }>(await normal.client.post(path, commentOf()));
    const others = ok<{ id: string }>(await s.director.post(path, commentOf()));
    expect((await normal.client.put(path, { id: own.id, message: "x" })).status).toBe(200);
    for (const target of [path, `${path}/${others.id}`]) {
      expect((await normal.client.put(target, { id: others.id, message: "x" })).status).toBe(403);
    }
    expect((await normal.client.delete(`${path}/${others.id}`)).status).toBe(403);
    expect((await admin.client.put(path, { id: own.id, message: "y" })).status).toBe(200);
    expect((await normal.client.delete(`${path}/${own.id}`)).status).toBe(200);
    expect((await admin.client.delete(`${path}/${others.id}`)).status).toBe(200);
  });

  check("all paths begin with /Api/v2, and there is no other version", ["path-begins-with-version"], async (s) => {
    expect((await s.director.send("GET", "/Api/v2/Me", null)).status).toBe(200);
    for (const path of [
      "/Api/v1/Me",
      "/Api/v3/Me",
      "/Api/Me",
      "/v2/Me",
      "/Me",
      "/Api/v2",
      "/Api/v2/",
      "/Api/v2.0/Me",
    ]) {
      const response = await s.director.send("GET", path, null);
      expect([response.status, response.body], path).toMatchObject([404, { typeOfError: "NotFound" }]);
    }
  });
});
