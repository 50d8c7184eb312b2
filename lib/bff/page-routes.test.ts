import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPageRoutes } from "./page-routes";

const build = mkdtempSync(join(tmpdir(), "page-routes-"));
let routeOf: (path: string) => string;

/** The members of Next 16.4.6's manifest that are read; e2e/routes.spec.ts reads a real build. */
const MANIFEST = {
  staticRoutes: [
    { page: "/", regex: "^/(?:/)?$" },
    { page: "/companies/new", regex: "^/companies/new(?:/)?$" },
  ],
  dynamicRoutes: [
    { page: "/companies/[companyId]", regex: "^/companies/([^/]+?)(?:/)?$" },
    { page: "/companies/[companyId]/figures", regex: "^/companies/([^/]+?)/figures(?:/)?$" },
  ],
};

beforeAll(() => {
  writeFileSync(join(build, "routes-manifest.json"), JSON.stringify(MANIFEST));
  routeOf = readPageRoutes(build);
});

afterAll(() => rmSync(build, { recursive: true }));

describe("the page of a path", () => {
  test.each([
    ["/", "/"],
    ["/companies/a-1/figures", "/companies/[companyId]/figures"],
    ["/companies/a-1/figures/", "/companies/[companyId]/figures"],
    ["/companies/a-1", "/companies/[companyId]"],
    ["/companies/new", "/companies/new"],
    ["/_next/static/chunks/a.js", "/_next"],
    ["/companies/a-1/unknown", "other"],
    ["/made-up", "other"],
  ])("%s is %s", (path, page) => {
    expect(routeOf(path)).toBe(page);
  });

  test("cannot be found without the build's manifest", () => {
    expect(() => readPageRoutes(join(build, "missing"))).toThrow("ENOENT");
  });
});
