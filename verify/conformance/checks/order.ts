import { expect } from "vitest";
import { topic } from "../check";
import type { ApiResponse, Client } from "../client";
import { ok, type Fixture } from "../fixture";
import { commentOf } from "./samples";

/** More than the 1 MiB that a body may have. */
const TOO_LARGE = `"${"x".repeat(1024 * 1024)}"`;
const WRONG_TAG = { "if-match": '"none"' };
/** An id that no object has. */
const GUID = "00000000-0000-4000-8000-000000000000";

interface Scene {
  s: Fixture;
  limited: Client;
  /** The paths of a company of the agency and of its presets. */
  company: string;
  presets: string;
}

/** Each request breaks two rules; the response must report the first of them. */
const PAIRS: readonly [
  first: string,
  second: string,
  status: number,
  request: (scene: Scene) => Promise<ApiResponse>,
][] = [
  ["401", "404 unknown path", 401, ({ s }) => s.anonymous.get("/no/such/path")],
  ["401", "405", 401, ({ s }) => s.anonymous.delete("/Company/")],
  ["401", "404 not visible", 401, ({ s }) => s.anonymous.get("/Company/nothing")],
  ["401", "413", 401, ({ s }) => s.anonymous.send("POST", "/Api/v2/Company/", TOO_LARGE)],
  ["401", "400", 401, ({ s, company }) => s.anonymous.send("PUT", `/Api/v2${company}`, "{")],
  ["404 unknown path", "405", 404, ({ s }) => s.director.delete("/no/such/path")],
  ["404 unknown path", "413", 404, ({ s }) => s.director.send("POST", "/Api/v2/nothing", TOO_LARGE)],
  ["404 unknown path", "400", 404, ({ s }) => s.director.send("POST", "/Api/v2/nothing", "{")],
  ["405", "404 not visible", 405, ({ s }) => s.director.delete("/Company/nothing/Comment")],
  ["405", "403", 405, ({ limited, company }) => limited.delete(`${company}/KeyFigurePreset`)],
  ["405", "413", 405, ({ s }) => s.director.send("PUT", "/Api/v2/Company/", TOO_LARGE)],
  ["405", "400", 405, ({ s }) => s.director.send("PUT", "/Api/v2/Company/", "{")],
  ["404 not visible", "403", 404, ({ limited }) => limited.put("/Company/nothing", {})],
  ["404 item in the path", "403", 404, ({ limited, company }) => limited.delete(`${company}/Comment/${GUID}`)],
  ["404 not visible", "413", 404, ({ s }) => s.director.send("PUT", "/Api/v2/Company/nothing", TOO_LARGE)],
  ["404 not visible", "400", 404, ({ s }) => s.director.send("PUT", "/Api/v2/Company/nothing", "{")],
  ["404 item in the path", "400", 404, ({ s, presets }) => s.director.send("PUT", `/Api/v2${presets}/Nothing`, "{")],
  ["404 not visible", "412", 404, ({ s }) => s.director.put("/Company/nothing", {}, WRONG_TAG)],
  ["403", "413", 403, ({ limited, company }) => limited.send("PUT", `/Api/v2${company}`, TOO_LARGE)],
  ["403", "400", 403, ({ limited, company }) => limited.send("PUT", `/Api/v2${company}`, "{")],
  ["403", "404 an id in the body", 403, ({ limited, presets }) => limited.put(presets, { id: "Nothing" })],
  ["403", "412", 403, ({ limited, company }) => limited.put(company, { id: "other" }, WRONG_TAG)],
  [
    "403",
    "409",
    403,
    ({ limited, presets }) => limited.post(presets, { id: "Overview", name: "x", keyFigureTypes: [] }),
  ],
  ["413", "400", 413, ({ s, company }) => s.director.send("PUT", `/Api/v2${company}`, `${TOO_LARGE}{`)],
  ["413", "412", 413, ({ s, company }) => s.director.send("PUT", `/Api/v2${company}`, TOO_LARGE, WRONG_TAG)],
  ["400", "404 an id in the body", 400, ({ s, presets }) => s.director.put(presets, { id: "Nothing", name: 1 })],
  ["400", "412", 400, ({ s, company }) => s.director.put(company, { id: "other", name: 1 }, WRONG_TAG)],
  ["400", "409", 400, ({ s, presets }) => s.director.post(presets, { id: "Overview", name: 1, keyFigureTypes: [] })],
  ["404 an id in the body", "412", 404, ({ s, presets }) => s.director.put(presets, { id: "Nothing" }, WRONG_TAG)],
  [
    "404 a comment in the body",
    "412",
    404,
    ({ s, company }) => s.director.put(`${company}/Comment`, { ...commentOf(), id: GUID }, WRONG_TAG),
  ],
  [
    "404 an id in the body",
    "409",
    404,
    ({ s }) =>
      s.director.post("/User/", {
        userName: s.directorName,
        name: "x",
        type: "AgencyConsultant",
        customers: ["a-nowhere-1"],
      }),
  ],
];

export const orderTopic = topic("Order of refusals", (check) => {
  const scenes = new WeakMap<Fixture, Promise<Scene>>();
  const prepare = async (s: Fixture): Promise<Scene> => {
    const { id } = await s.company();
    const limited = await s.companyUser(id, "Limited");
    return { s, limited: limited.client, company: `/Company/${id}`, presets: `/Company/${id}/KeyFigurePreset` };
  };
  for (const [first, second, status, request] of PAIRS) {
    check(`${first} before ${second}`, ["errors-in-fixed-order"], async (s) => {
      const scene = scenes.get(s) ?? prepare(s);
      scenes.set(s, scene);
      const response = await request(await scene);
      expect([response.status, response.body]).toMatchObject([status, { message: expect.any(String) }]);
    });
  }

  check(
    "412 before 409",
    ["errors-in-fixed-order"],
    async (s) => {
      const { agencyId, director } = await s.agency();
      // The second POST breaks two rules: no licence is left, and the code is taken.
      const sent = { name: "x", businessIdentityCode: s.code() };
      const { id } = ok<{ id: string }>(await director.client.post(`/Agency/${agencyId}/Company`, sent));
      ok(await s.administrator!.put(`/Agency/${agencyId}`, { numberOfLicences: 1 }));
      expect((await director.client.post(`/Agency/${agencyId}/Company`, sent)).status).toBe(412);
      ok(await s.administrator!.put(`/Agency/${agencyId}`, { numberOfLicences: 2 }));
      expect((await director.client.post(`/Agency/${agencyId}/Company`, sent)).status).toBe(409);
      ok(await director.client.delete(`/Company/${id}`));
    },
    "administrator",
  );
});
