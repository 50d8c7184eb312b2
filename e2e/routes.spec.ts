import { apiErrorSchema } from "@/contract/api-error";
import { readPageRoutes } from "@/lib/bff/page-routes";
import { RESOURCES } from "@/lib/bff/resources";
import { askAsWritten } from "@/lib/bff/testing/upstream";
import { BFF_CALLS, FORGERIES, headersOf, NO_METHODS } from "./support/bff-calls";
import { expect, test, type RecordedDashboard } from "./support/recording-service";
import { builtRoutes } from "./support/next-manifests";
import { ROUTES } from "./support/routes";

test("every route of the build is in the table", () => {
  expect(builtRoutes().toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test("metrics know every page of the build by its path", () => {
  const routeOf = readPageRoutes(".next");
  const pages = Object.keys(ROUTES).filter((route) => ROUTES[route] === "page");
  expect(pages.map((page) => routeOf(page.replace(/\[\w+\]/g, "x")))).toEqual(pages);
  expect(routeOf("/made-up")).toBe("other");
});

test("a page without a session leads to the sign-in of this dashboard and shows nothing", async ({ recorded }) => {
  // Tests of another file may have used this worker's service before.
  recorded.service.seen.length = 0;
  for (const [route, kind] of Object.entries(ROUTES)) {
    if (kind !== "page") continue;
    const path = route.replace(/\[\w+\]/g, "x");
    const response = await askAsWritten(recorded.url, path, {});
    expect(response.status, path).toBe(307);
    expect(response.headers.get("location"), path).toMatch(new RegExp(`^(${recorded.url})?/sign-in`));
  }
  expect(recorded.service.seen).toEqual([]);
});

test("an address from before the pages were renamed leads to the page and keeps the query", async ({ recorded }) => {
  const renamed = {
    "/companies/a-1/overview?view=table": "/companies/a-1/figures?view=table",
    "/companies/a-1/key-figures?year=2": "/companies/a-1/inputs?year=2",
    "/companies/a-1/chart": "/companies/a-1/charts-of-accounts",
    "/companies/a-1/import": "/companies/a-1/imports",
    "/agencies/demo/key-figures": "/agencies/demo/inputs",
  };
  for (const [before, now] of Object.entries(renamed)) {
    const response = await askAsWritten(recorded.url, before, {});
    expect([response.status, response.headers.get("location")], before).toEqual([308, now]);
  }
});

/** The status of a call that must be refused: nothing reaches the service, and the response is an error object. */
async function refusalOf(
  recorded: RecordedDashboard,
  method: string,
  path: string,
  changes: Record<string, string | null>,
) {
  recorded.service.seen.length = 0;
  const response = await askAsWritten(recorded.url, path, {
    method,
    headers: headersOf(recorded, changes),
    body: "{}",
  });
  const label = `${method} ${path} ${JSON.stringify(changes)}`;
  expect(recorded.service.seen, label).toEqual([]);
  expect(response.headers.get("location"), label).toBeNull();
  expect(response.headers.get("access-control-allow-origin"), label).toBeNull();
  expect(apiErrorSchema.safeParse(JSON.parse(await response.text())).success, label).toBe(true);
  return response.status;
}

for (const [name, changes] of Object.entries(FORGERIES)) {
  test(`a call ${name} is refused before anything reaches the service`, async ({ recorded }) => {
    for (const { method, path } of BFF_CALLS) {
      expect(await refusalOf(recorded, method, path, changes), `${method} ${path}`).toBe(403);
    }
    for (const path of ["/api/sign-out", "/api/view-as"]) {
      expect(await refusalOf(recorded, "POST", path, changes), path).toBe(403);
    }
  });
}

test("a write without an Origin is refused", async ({ recorded }) => {
  for (const { method, path } of BFF_CALLS) {
    if (method !== "GET") expect(await refusalOf(recorded, method, path, { Origin: null })).toBe(403);
  }
});

test("a call without a session, or with one that somebody made up, is a 401", async ({ recorded }) => {
  const forged = recorded.cookie.replace(/(=[^;]{20})[^;]*/g, "$1AAAA");
  for (const { method, path, isAccepted } of BFF_CALLS) {
    const expected = isAccepted ? 401 : 405;
    expect(await refusalOf(recorded, method, path, { Cookie: null }), `${method} ${path}`).toBe(expected);
    expect(await refusalOf(recorded, method, path, { Cookie: forged }), `${method} ${path}`).toBe(expected);
  }
});

test("a method that a resource does not accept is a 405, also where a header would make it another", async ({
  recorded,
}) => {
  for (const { method, path, isAccepted } of BFF_CALLS) {
    if (!isAccepted) expect(await refusalOf(recorded, method, path, {}), `${method} ${path}`).toBe(405);
  }
  for (const resource of Object.keys(RESOURCES)) {
    for (const method of NO_METHODS) {
      const changes = { "X-HTTP-Method-Override": "GET", "X-HTTP-Method": "GET", "X-Method-Override": "GET" };
      expect(await refusalOf(recorded, method, `/Api/v2/${resource}/x`, changes), `${method} ${resource}`).toBe(405);
    }
  }
});

test("a path outside the interface is a 404", async ({ recorded }) => {
  for (const path of ["/Api/v2", "/api/v2/", "/Api/v2/oidc/token", "/Api/v2/Company/%2e%2e/%2e%2e/oidc", "/API/V2/x"]) {
    expect(await refusalOf(recorded, "GET", path, {}), path).toBe(404);
  }
});

test("a call of our own passes, in whatever spelling, and with its own method", async ({ recorded }) => {
  for (const { method, path, isAccepted } of BFF_CALLS) {
    if (!isAccepted) continue;
    recorded.service.seen.length = 0;
    const headers = headersOf(recorded, { "X-HTTP-Method-Override": "DELETE" });
    const response = await askAsWritten(recorded.url, path.replace("/Api", "/API"), { method, headers, body: "{}" });
    expect([response.status, recorded.service.seen.map((seen) => `${seen.method} ${seen.url}`)]).toEqual([
      200,
      [`${method} ${path}`],
    ]);
  }
});
