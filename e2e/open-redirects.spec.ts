import * as http from "node:http";
import * as https from "node:https";
import type { APIRequestContext } from "@playwright/test";
import { PRODUCT } from "./support/product";
import { expect, test } from "./support/test";

/** Addresses that lead away from the dashboard, or that some URL parser could read as leading away. */
const FOREIGN = [
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/%5cevil.example",
  "/%2f/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "\u001f//evil.example",
  "http:evil.example",
  "https:/evil.example",
  "http:\\\\evil.example",
  "javascript:alert(1)//",
  "java\tscript:alert(1)",
  "data:text/html,evil.example",
  `${PRODUCT.url}.evil.example/`,
  `${PRODUCT.url}@evil.example/`,
  `https://user@evil.example#${PRODUCT.url}`,
  "/.//evil.example",
  "/x/..//evil.example",
  "//%65vil.example",
  "/sign-in?callbackUrl=//evil.example",
  "//localhost:1@evil.example",
  "//ｅvil.example",
];

/** The origin a browser reaches from `from` when redirected to `location`. */
function origin(location: string, from: string): string {
  return new URL(location, from).origin;
}

test("someone who is signed in is not led away by any of them", async ({ request }) => {
  for (const callbackUrl of FOREIGN) {
    const response = await request.get(`/sign-in?callbackUrl=${encodeURIComponent(callbackUrl)}`, { maxRedirects: 0 });
    const named = JSON.stringify(callbackUrl);
    expect.soft(response.status(), `${named}: already signed in, so sent on`).toBe(307);
    const location = response.headers().location ?? "nowhere:";
    expect.soft(origin(location, `${PRODUCT.url}/sign-in`), named).toBe(PRODUCT.url);
  }
});

test.describe("someone who signs in", () => {
  test.use({ user: null });

  test("comes back to the dashboard with each address that leads away as callbackUrl @long", async ({ request }) => {
    for (const callbackUrl of FOREIGN) {
      const target = await callbackAfterSignIn(request, callbackUrl);
      expect(origin(target, PRODUCT.url), JSON.stringify(callbackUrl)).toBe(PRODUCT.url);
    }
  });

  test("comes back to where they wanted to go", async ({ page, request }) => {
    expect(await callbackAfterSignIn(request, "/companies/x/comments?year=1")).toBe(
      `${PRODUCT.url}/companies/x/comments?year=1`,
    );
    await page.goto("/agencies/demo/companies?q=b%26c");
    expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe("/agencies/demo/companies?q=b%26c");
  });
});

/** The address that next-auth stores as the target after a sign-in with this `callbackUrl`. */
async function callbackAfterSignIn(request: APIRequestContext, callbackUrl: string): Promise<string> {
  const { csrfToken } = (await (await request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  const response = await request.post("/api/auth/signin/nyckeltal", {
    form: { csrfToken, callbackUrl, json: "true" },
  });
  expect(response.status()).toBe(200);
  const { url } = (await response.json()) as { url: string };
  expect(origin(url, PRODUCT.url)).toBe(PRODUCT.serviceUrl);
  const { cookies } = await request.storageState();
  const cookie = cookies.find(({ name }) => name.endsWith("nyckeltal.callback-url"));
  return decodeURIComponent(cookie!.value);
}

test("no path and no header that names another host gets into a redirect", async () => {
  const paths = [
    "/",
    "//evil.example/",
    "///evil.example/",
    "/\\evil.example/",
    "/%5cevil.example/",
    "/%2f%2fevil.example/",
    "/x//evil.example/..",
    "//evil.example/%2e%2e",
    "/;@evil.example",
    "/sign-in//evil.example",
    "/agencies/demo/companies/",
    "/api/auth/signin",
    "/api/auth/signout?callbackUrl=https://evil.example",
    "/api/auth/error?callbackUrl=https://evil.example",
    "/api/auth/callback/nyckeltal?code=x&state=y&callbackUrl=https://evil.example",
  ];
  const redirects: string[] = [];
  // Without https, a dashboard refuses each request for another host before it could redirect it.
  for (const host of [new URL(PRODUCT.url).host, "evil.example"]) {
    for (const path of paths) {
      const location = await redirectOf(path, host);
      if (location === undefined) continue;
      expect(origin(location, PRODUCT.url), `${path} of ${host} → ${location}`).toBe(PRODUCT.url);
      redirects.push(path);
    }
  }
  expect(redirects).toEqual(expect.arrayContaining(["/", "/agencies/demo/companies/", "/api/auth/signin"]));
});

/** The Location of the response to an unnormalised path, with a foreign host in every header of a proxy. */
function redirectOf(path: string, host: string): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(PRODUCT.url);
  const { get } = protocol === "https:" ? https : http;
  const headers = {
    host,
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
    "x-forwarded-proto": "https",
  };
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.headers.location);
    }).on("error", reject);
  });
}
