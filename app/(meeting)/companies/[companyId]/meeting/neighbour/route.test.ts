import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { CookieToSet } from "@/lib/auth/session";
import { json, startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";
import type * as RouteModule from "./route";

const jar = vi.hoisted(() => ({ cookies: [] as { name: string; value: string }[] }));
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers({ "x-request-id": "r-1" })),
  cookies: () => Promise.resolve({ getAll: () => jar.cookies }),
}));
vi.mock("next-intl/server", () => ({ getLocale: () => Promise.resolve("en") }));

const ME = { userName: "kim", name: "Kim", type: "AgencyConsultant", agencyId: "demo" };
const FIRST = { id: "a-demo-1", name: "Kista Bygg AB", businessIdentityCode: "559900-0001" };
const SECOND = { id: "a-demo-2", name: "Åsvedens Åkeri AB", businessIdentityCode: "559900-0002" };
const UNAVAILABLE = { typeOfError: "ServiceUnavailable", message: "Later.", identifier: "1" };

let upstream: TestUpstream;
let route: typeof RouteModule;
let session: CookieToSet[];
/** Status of the responses to requests whose path ends with the key. */
let failing: Record<string, number>;

beforeAll(async () => {
  upstream = await startUpstream();
  vi.stubEnv("ACCOUNTING_API_URL", upstream.url);
  vi.stubEnv("PUBLIC_URL", "http://localhost:3000");
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  upstream.respondWith((response, { url }) => {
    const end = Object.keys(failing).find((each) => url.endsWith(each));
    if (end !== undefined) json(response, failing[end]!, UNAVAILABLE);
    else json(response, 200, url.endsWith("/Me") ? ME : [FIRST, SECOND]);
  });
  const { newSession, sessionCookies } = await import("@/lib/auth/session");
  const accessTokenEnds = Math.floor(Date.now() / 1000) + 3600;
  session = await sessionCookies(newSession({ accessToken: "access", refreshToken: undefined, accessTokenEnds }), []);
  route = await import("./route");
});
afterAll(() => upstream.close());
beforeEach(() => {
  failing = {};
  jar.cookies = session;
});

async function next(search: string) {
  const request = new NextRequest(`http://localhost:3000/companies/a-demo-1/meeting/neighbour?side=next${search}`);
  const response = await route.GET(request, { params: Promise.resolve({ companyId: FIRST.id }) });
  return { status: response.status, location: response.headers.get("location") };
}

test("the next company's meeting is opened at the same page, without what only this company has", async () => {
  expect(await next("&page=statements&statement=balance&year=a-demo-1-3&month=2025-02")).toEqual({
    status: 303,
    location: "/companies/a-demo-2/meeting/statements?statement=balance",
  });
});

test.each(["/Me", "/Company"])("a meeting goes back to its page when the service answers %s with 503", async (path) => {
  failing = { [path]: 503 };
  expect(await next("&page=statements&statement=balance&year=a-demo-1-3")).toEqual({
    status: 303,
    location: "/companies/a-demo-1/meeting/statements?statement=balance&year=a-demo-1-3",
  });
});

test("without a session, the sign-in page is opened", async () => {
  jar.cookies = [];
  const digest = expect.stringMatching(/^NEXT_REDIRECT;[a-z]+;\/sign-in/) as string;
  await expect(next("&page=statements")).rejects.toMatchObject({ digest });
});
