import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { RESOURCES } from "@/lib/bff/resources";
import { LONG } from "./support/long";
import { expect, test, type RecordedDashboard } from "./support/recording-service";

// Browsers send forms, images and no-cors fetches without asking the server first; from a sibling, another origin of
// the same site, they include our cookies.

const WRITES = Object.entries(RESOURCES)
  .filter(([, methods]) => methods.some((method) => method !== "GET"))
  .map(([resource]) => `/Api/v2/${resource}/x`);
const PATHS = [...WRITES, "/api/sign-out", "/api/view-as"];
const ENCODINGS = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"];
/** Hosts of the page. The dashboard is at localhost, where another port is another origin of the same site. */
const SITES = { "another site": "127.0.0.1", "a sibling": "localhost" };

let evil: Server;

// The browser reports every request that is refused.
test.use({ expectedConsole: [/.*/] });

test.beforeAll(async () => {
  evil = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Win a prize</title><body>");
  });
  await new Promise<void>((resolve) => evil.listen(0, resolve));
});

test.afterAll(async () => {
  evil.closeAllConnections();
  await new Promise((resolve) => evil.close(resolve));
});

const evilPage = (host: string) => `http://${host}:${(evil.address() as AddressInfo).port}/`;

/**
 * Sends a form in each encoding to each address, from within a frame. Sent as text/plain, the name of the field, "="
 * and its value make up a JSON object.
 */
async function sendForms(page: Page, targets: string[], sandbox: string | null): Promise<void> {
  const forms = targets
    .flatMap((url) => ENCODINGS.map((encoding) => ({ url, encoding })))
    .map(
      ({ url, encoding }, i) => `<iframe name="answer${i}"></iframe>
        <form method="post" action="${url}" enctype="${encoding}" target="answer${i}">
          <input name='{"name":"stolen","x":"' value='"}'></form>`,
    );
  await page.evaluate(
    ([html, rules]) => {
      const frame = document.createElement("iframe");
      if (rules !== null) frame.setAttribute("sandbox", rules);
      frame.srcdoc = `${html}<script>for (const form of document.forms) form.submit()</script>`;
      document.body.append(frame);
    },
    [forms.join(""), sandbox] as const,
  );
}

for (const [name, host] of Object.entries(SITES)) {
  test.describe(
    `a page of ${name}, open in a browser that is signed in`,
    { tag: name === "a sibling" ? [] : LONG },
    () => {
      test.beforeEach(async ({ page, recorded }) => {
        recorded.service.seen.length = 0;
        recorded.responses.length = 0;
        await page.goto(evilPage(host), { waitUntil: "commit" });
      });

      test.afterEach(async ({ page, recorded }) => {
        expect(recorded.service.seen).toEqual([]);
        // The session is still valid and would have let one of our own calls through.
        await expect(() => page.goto(`${recorded.url}/sign-in`)).toPass();
        recorded.service.seen.length = 0;
        const status = await page.evaluate(async () => {
          const response = await fetch("/Api/v2/Company/x", { method: "PUT", headers: { "X-CSRF": "1" }, body: "{}" });
          return response.status;
        });
        expect([status, recorded.service.seen.length]).toEqual([200, 1]);
      });

      test("changes nothing with forms in any encoding", async ({ page, recorded }) => {
        await sendForms(page, urls(recorded.url), null);
        await expectRefusals(recorded, new URL(evilPage(host)).origin);
      });

      test("changes nothing from a sandboxed frame, whose origin is null", async ({ page, recorded }) => {
        await sendForms(page, urls(recorded.url), "allow-forms allow-scripts");
        await expectRefusals(recorded, "null");
      });

      test("changes nothing with fetch, with or without a preflight", async ({ page, recorded }) => {
        const readableByPage = await page.evaluate(async (targets) => {
          const readable: string[] = [];
          const tries: RequestInit[] = [
            { method: "POST", mode: "no-cors", body: "{}" },
            { method: "POST", mode: "no-cors", body: new URLSearchParams({ a: "b" }) },
            { method: "GET", mode: "no-cors" },
            ...["POST", "PUT", "DELETE"].map((method): RequestInit => ({
              method,
              mode: "cors",
              headers: { "X-CSRF": "1" },
            })),
          ];
          for (const url of targets) {
            for (const init of tries) {
              const response = await fetch(url, { ...init, credentials: "include" }).catch(() => null);
              if (response && response.type !== "opaque") readable.push(`${init.method ?? ""} ${url}`);
            }
          }
          return readable;
        }, urls(recorded.url));
        expect(readableByPage).toEqual([]);
      });

      test("changes nothing by taking the browser there", async ({ page, recorded }) => {
        for (const url of urls(recorded.url)) {
          for (const method of ["get", "post"]) {
            // After a response without a body the browser shows a page of its own, which may still be loading.
            await expect(() => page.goto(evilPage(host), { waitUntil: "commit" })).toPass();
            const answered = page.waitForResponse((response) => response.url().startsWith(url));
            await page.evaluate(
              ([action, kind]) => {
                const form = document.createElement("form");
                Object.assign(form, { method: kind, action });
                document.body.append(form);
                form.submit();
              },
              [url, method] as const,
            );
            expect([403, 405]).toContain((await answered).status());
          }
        }
      });
    },
  );
}

function urls(dashboard: string): string[] {
  return PATHS.map((path) => dashboard + path);
}

/** Expects that every form reached the dashboard from this origin and was rejected. */
async function expectRefusals({ responses }: RecordedDashboard, origin: string): Promise<void> {
  const posted = () => responses.filter(({ method }) => method === "POST");
  await expect.poll(() => posted().length).toBe(PATHS.length * ENCODINGS.length);
  const refusals = PATHS.flatMap((url) => ENCODINGS.map(() => ({ method: "POST", url, origin, status: 403 })));
  expect(posted().sort(byUrl)).toEqual(refusals.sort(byUrl));
}

const byUrl = (a: { url: string }, b: { url: string }) => (a.url < b.url ? -1 : Number(a.url > b.url));
