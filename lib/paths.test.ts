import { describe, expect, test } from "vitest";
import { companyPage, pathWithin, signInPage, vouchersPage } from "./paths";

const origin = "https://books.example.com";

describe("the page after the sign-in", () => {
  test("is the page it came from, with its filters", () => {
    expect(pathWithin("/companies/a-demo-1/comments?from=2024-01-01#top", origin)).toBe(
      "/companies/a-demo-1/comments?from=2024-01-01#top",
    );
    expect(pathWithin(`${origin}/agencies/demo/companies`, origin)).toBe("/agencies/demo/companies");
  });

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "\n//evil.example",
    "https:evil.example",
    "https://books.example.com@evil.example/",
    "https://books.example.com.evil.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "///evil.example",
    `${origin}//evil.example`,
    "/.//evil.example",
    "http://books.example.com/",
  ])("is never another site: %j", (wanted) => {
    const path = pathWithin(wanted, origin);
    expect(new URL(path, origin).origin).toBe(origin);
    expect(path).toMatch(/^\/(?!\/)/);
  });

  test("is the start page when the address names none, or several", () => {
    expect(pathWithin(undefined, origin)).toBe("/");
    expect(pathWithin(["/a", "/b"], origin)).toBe("/");
  });

  test("survives the way through the sign-in's own address", () => {
    const page = companyPage("a-demo-559900-0001", "inputs", "0123");
    const callbackUrl = new URL(signInPage(page), origin).searchParams.get("callbackUrl");
    expect(pathWithin(callbackUrl ?? "", origin)).toBe(page);
  });
});

test("an id with signs of an address stays one part of it", () => {
  expect(companyPage("a/b?c", "figures")).toBe("/companies/a%2Fb%3Fc/figures");
});

test("the vouchers of an account are those of a fiscal year, or of the latest one", () => {
  const page = "/companies/a-demo-1/vouchers";
  expect(vouchersPage("a-demo-1", "2024-03", { account: "1930" })).toBe(`${page}?year=2024-03&account=1930`);
  expect(vouchersPage("a-demo-1", null, { account: "1930" })).toBe(`${page}?account=1930`);
});
