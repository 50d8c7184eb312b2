import { expect, it, vi } from "vitest";

/** The product as the environment's variables describe it. */
async function productWith(settings: Record<string, string>) {
  const all = { E2E_PORT: "4300", E2E_SERVICE_PORT: "4301", ...settings };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import("./product")).PRODUCT;
}

it("says which variable is missing when the service of a running product is asked for", async () => {
  const product = await productWith({ E2E_URL: "http://localhost:3000", E2E_SERVICE_URL: "" });
  expect(product.url).toBe("http://localhost:3000");
  expect(() => product.serviceUrl).toThrow("E2E_SERVICE_URL");
});

it("knows the service of a running product, and that of the product which Playwright starts", async () => {
  const running = await productWith({ E2E_URL: "http://localhost:3000", E2E_SERVICE_URL: "http://localhost:4000" });
  expect(running.serviceUrl).toBe("http://localhost:4000");
  const own = await productWith({ E2E_URL: "", E2E_SERVICE_URL: "" });
  expect(own.serviceUrl).toBe("http://localhost:4301");
});
