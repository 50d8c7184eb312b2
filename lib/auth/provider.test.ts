import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { json, startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";

let provider: TestUpstream;

beforeAll(async () => {
  provider = await startUpstream();
  vi.stubEnv("PUBLIC_URL", "https://books.example.com");
  vi.stubEnv("AUTH_ISSUER", provider.url);
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
});
afterAll(() => provider.close());
// The module keeps the metadata that it has fetched.
beforeEach(() => vi.resetModules());

/** Reads metadata that name this issuer. */
async function metadataNaming(issuer: unknown) {
  provider.respondWith((response) => json(response, 200, { issuer, token_endpoint: `${provider.url}/token` }));
  return (await import("./provider")).providerMetadata();
}

describe("the provider's metadata", () => {
  test("are taken in the provider's own name, with or without a slash at the end", async () => {
    for (const issuer of [provider.url, `${provider.url}/`]) {
      vi.resetModules();
      expect(await metadataNaming(issuer)).toMatchObject({ issuer });
    }
  });

  test.each(["https://login.example.com", "", null, undefined])("are not taken in the name of %s", async (issuer) => {
    await expect(metadataNaming(issuer)).rejects.toThrow("another issuer's");
  });

  test("are not fetched from where a redirect leads", async () => {
    provider.respondWith((response, { url }) => {
      if (url === "/elsewhere") json(response, 200, { issuer: provider.url });
      else response.writeHead(302, { location: "/elsewhere" }).end();
    });
    const { providerMetadata } = await import("./provider");
    await expect(providerMetadata()).rejects.toThrow();
    expect(provider.seen.map(({ url }) => url)).not.toContain("/elsewhere");
  });
});
