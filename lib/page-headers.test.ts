import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, newNonce, nonceOf, pageHeaders } from "./page-headers";

const setting = { nonce: "bm9uY2U=", publicUrl: "http://localhost:3000" };
const directive = (policy: string, name: string) => policy.split("; ").find((one) => one.split(" ")[0] === name);

describe("a page", () => {
  test("runs scripts by nonce only, and is framed by nobody", () => {
    const policy = contentSecurityPolicy(setting);
    expect(directive(policy, "script-src")).toBe("script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic'");
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toMatch(/unsafe|\*|https?:/);
  });

  test("evaluates code in development alone", () => {
    expect(contentSecurityPolicy({ ...setting, development: true })).toContain("'unsafe-eval'");
    expect(contentSecurityPolicy(setting)).not.toContain("'unsafe-eval'");
  });

  test("requires https only if the dashboard's own address has it", () => {
    expect(pageHeaders(setting)).not.toHaveProperty("Strict-Transport-Security");
    expect(contentSecurityPolicy(setting)).not.toContain("upgrade-insecure-requests");
    const secure = pageHeaders({ ...setting, publicUrl: "https://books.example.com" });
    expect(secure["Strict-Transport-Security"]).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    expect(secure["Content-Security-Policy"]).toContain("; upgrade-insecure-requests");
  });

  test("has its nonce in its policy, from which the layout reads it", () => {
    expect(nonceOf(contentSecurityPolicy(setting))).toBe(setting.nonce);
    expect(nonceOf(null)).toBeUndefined();
  });

  test("is stored by no cache", () => {
    expect(pageHeaders(setting)["Cache-Control"]).toBe("private, no-store");
  });
});

test("nonces are all different, and can stand in a policy", () => {
  const nonces = new Set(Array.from({ length: 100 }, newNonce));
  expect(nonces.size).toBe(100);
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
});
