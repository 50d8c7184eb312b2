import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestApp } from "../../testing/test-app";
import { openApiDocument } from "./document";

let app: TestApp;
const get = (path: string, init?: RequestInit) => app.app.request(`http://service.test${path}`, init);

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

describe("the reference of the interface", () => {
  it("is read without a token, in any case of the path", async () => {
    for (const path of ["/Api/v2/openapi.json", "/api/V2/OpenAPI.json"]) {
      const response = await get(path);
      expect(response.headers.get("content-type")).toContain("application/json");
      expect(await response.json()).toEqual(openApiDocument());
    }
    expect((await get("/Api/v2/openapi.json", { method: "POST" })).status).toBe(401);
  });

  it("has a page whose every file comes from here", async () => {
    for (const path of ["/docs", "/docs/"]) {
      const page = await get(path);
      expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
      const files = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
      expect(files).toHaveLength(4);
      for (const file of files) {
        const response = await get(file);
        expect([file, response.status]).toEqual([file, 200]);
        expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
      }
    }
  });

  it.each([
    "/docs/package.json",
    "/docs/../package.json",
    "/docs/%2e%2e/package.json",
    "/docs/x/swagger-ui.css",
    "/docs/constructor",
    "/docs/__proto__",
  ])("does not serve %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
