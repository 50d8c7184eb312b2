import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import { startOwnProduct, type OwnProduct } from "@/e2e/support/own-product";
import { signIn } from "@/e2e/support/sign-in";
import { launchBrowser } from "./measuring/browser";
import { startProgram } from "./measuring/program";
import { median, print } from "./measuring/report";
import { roundsOr } from "./measuring/settings";
import { Started } from "./measuring/started";

// Measures the time until the browser paints the first key figure of a company, in turns with the same page on constant
// data: the same dashboard with a service that repeats from memory what the real one has answered. Only the ratio means
// something on another machine. Environment: ROUNDS.

const ROUNDS = roundsOr(31);
const MAX_RATIO = 1.2;
/** Runs in a page before its own scripts: notes the time of the first frame in which a card has a value. */
const NOTE_FIRST_FIGURE = `requestAnimationFrame(function look() {
  if (document.querySelector("main article .tabular-nums")) document.firstFigure = performance.now();
  else requestAnimationFrame(look);
})`;
const PASSWORD = "the-demo-of-the-bench";

const started = new Started();
try {
  const product = await startOwnProduct({ DEMO_PASSWORD: PASSWORD });
  started.stopWith(() => product.stop());
  const constant = await startConstantService(product);
  started.stopWith(() => constant.stop());
  const constantDashboard = await startDashboard(product, constant.port);
  started.stopWith(() => constantDashboard.stop());
  const browser = await launchBrowser(started);
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: product.url, locale: "en-GB", viewport });
  await context.addInitScript({ content: NOTE_FIRST_FIGURE });
  const path = await signedInOverview(context);
  const pages = { real: `${product.url}${path}`, constant: `http://localhost:${constantDashboard.port}${path}` };
  const times = { real: [] as number[], constant: [] as number[] };
  // The first rounds warm up, and the constant service remembers the answers.
  for (let round = -3; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (["real", "constant"] as const) : (["constant", "real"] as const);
    for (const which of order) {
      const time = await firstFigure(context, pages[which]);
      if (round >= 0) times[which].push(time);
    }
  }
  const ratio = median(times.real) / median(times.constant);
  for (const [which, all] of Object.entries(times)) {
    const [best, middle, worst] = [Math.min(...all), median(all), Math.max(...all)].map((time) => time.toFixed(0));
    print(`first figure, ${which} data: best ${best} ms, median ${middle} ms, worst ${worst} ms of ${all.length}`);
  }
  print(`${ratio <= MAX_RATIO ? "held" : "NOT HELD"}: no later than ${MAX_RATIO} × constant data: ${ratio.toFixed(2)}`);
  if (ratio > MAX_RATIO) process.exitCode = 1;
} finally {
  await started.stop();
}

/** Milliseconds from the navigation to the first figure. */
async function firstFigure(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load" });
  const time = await page.waitForFunction("document.firstFigure");
  const milliseconds = Number(await time.jsonValue());
  // Later work of this page must not disturb the next measurement.
  await page.waitForLoadState("networkidle");
  await page.close();
  return milliseconds;
}

/** Signs in and returns the path of the overview of the first company of the demo. */
async function signedInOverview(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await signIn(page, "consultant", PASSWORD);
  const response = await page.request.get("/Api/v2/Company/?showAll=true", { headers: { "X-CSRF": "1" } });
  const [company] = (await response.json()) as Company[];
  await page.close();
  return `/companies/${encodeURIComponent(company!.id)}/figures`;
}

function startConstantService({ serviceUrl }: OwnProduct) {
  const file = fileURLToPath(new URL("overview/constant-service.ts", import.meta.url));
  return startProgram({
    args: ["--import", "tsx", file],
    ready: "/readyz",
    env: (port) => ({ HOST: "127.0.0.1", PORT: String(port), UPSTREAM: serviceUrl }),
  });
}

/** Starts a dashboard with the product's secrets: browsers send it the product's session, as cookies ignore ports. */
function startDashboard({ secrets, serviceUrl }: OwnProduct, servicePort: number) {
  return startProgram({
    args: [".build/dashboard/main.mjs"],
    ready: "/api/health",
    env: (port) => ({
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      ACCOUNTING_API_URL: `http://127.0.0.1:${servicePort}`,
      // The service names itself by its public URL, which is on localhost.
      AUTH_ISSUER: serviceUrl.replace("127.0.0.1", "localhost"),
      AUTH_CLIENT_ID: secrets.clientId!,
      AUTH_CLIENT_SECRET: secrets.clientSecret!,
      SESSION_SECRET: secrets.sessionSecret!,
    }),
  });
}
