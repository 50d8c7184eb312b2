import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import { startOwnProduct } from "@/e2e/support/own-product";
import { DEMO_PASSWORD } from "@/e2e/support/product";
import { signIn } from "@/e2e/support/sign-in";
import { CHROMIUM_ARGS, requireChromium } from "@/scripts/chromium.mjs";
import { FIRST_LOAD_PAGES } from "@/scripts/first-load.mjs";
import { freePort } from "@/service/testing/free-port.mjs";
import { LEAVE_SIGNALS } from "./measuring/browser";
import { contestFolder, installCompetitors } from "./measuring/competitors";
import { median, print } from "./measuring/report";
import { chosenPages, roundsOr } from "./measuring/settings";
import { Started } from "./measuring/started";

// Runs Lighthouse as on a phone, signed in as the director of the demo's agency, on FIRST_LOAD_PAGES, and requires a
// performance of at least 95 and an accessibility of 100. Environment: ROUNDS, of which the median counts; PAGES, parts
// of the addresses.

const ROUNDS = roundsOr(3);
const LEAST_PERFORMANCE = 95;
// A signed-in user is redirected from the sign-in page.
const PAGES = chosenPages(FIRST_LOAD_PAGES.filter((page) => page !== "/sign-in"));

interface Audit {
  score: number | null;
  numericValue?: number;
}
interface Result {
  lhr: {
    categories: Record<"performance" | "accessibility", { score: number; auditRefs: { id: string }[] }>;
    audits: Record<string, Audit>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Result>;

installCompetitors("lighthouse");
const entry = join(contestFolder("lighthouse"), "node_modules/lighthouse/core/index.js");
const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };

const started = new Started();
try {
  const product = await startOwnProduct({ DEMO: "1", DEMO_PASSWORD });
  started.stopWith(() => product.stop());
  const profile = await mkdtemp(join(tmpdir(), "nyckeltal-lighthouse-"));
  started.stopWith(() => rm(profile, { recursive: true, force: true }));
  const port = await freePort();
  // Lighthouse opens a tab of its own in this browser, which must have the cookies of the sign-in.
  const browser = await chromium.launchPersistentContext(profile, {
    ...LEAVE_SIGNALS,
    executablePath: await requireChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    baseURL: product.url,
    locale: "en-GB",
  });
  started.stopWith(() => browser.close());
  const page = await browser.newPage();
  const companyId = await signedInCompany(page);
  // An open page would receive pushes and fetch data while another one is measured.
  await page.goto("about:blank");
  print(
    `performance, accessibility; first and largest paint, blocking, answer of the server, layout shift (median of ${ROUNDS})`,
  );
  for (const template of PAGES) {
    await measure(template, product.url + template.replace("{company}", companyId), port);
  }
} finally {
  await started.stop();
}

async function signedInCompany(page: Page): Promise<string> {
  await signIn(page, "director", DEMO_PASSWORD);
  const response = await page.request.get("/Api/v2/Agency/demo/Company", { headers: { "X-CSRF": "1" } });
  const [first] = (await response.json()) as Company[];
  return encodeURIComponent(first!.id);
}

async function measure(label: string, url: string, port: number): Promise<void> {
  const results: Result["lhr"][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const flags = {
      port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility"],
    };
    results.push((await lighthouse(url, flags)).lhr);
  }
  const of = (read: (result: Result["lhr"]) => number) => median(results.map(read));
  const time = (id: string) =>
    `${of(({ audits }) => audits[id]?.numericValue ?? 0)
      .toFixed(0)
      .padStart(5)} ms`;
  const shift = of(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? 0).toFixed(3);
  const performance = of(({ categories }) => 100 * categories.performance.score);
  const accessibility = of(({ categories }) => 100 * categories.accessibility.score);
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "server-response-time"];
  const held = performance >= LEAST_PERFORMANCE && accessibility >= 100;
  const scores = [performance, accessibility].map((score) => score.toFixed(0).padStart(4)).join("");
  print(`${held ? "held    " : "NOT HELD"}${scores}  ${times.map(time).join("  ")}  ${shift}  ${label}`);
  if (held) return;
  process.exitCode = 1;
  const failed = results.flatMap(({ categories, audits }) =>
    categories.accessibility.auditRefs.map(({ id }) => id).filter((id) => audits[id]!.score === 0),
  );
  if (failed.length > 0) print(`    ${[...new Set(failed)].join(", ")}`);
}
