// Measures the bytes of scripts that the first load of each page transfers. As a program, against a running product:
// node scripts/first-load.mjs URL USER PASSWORD
import { pathToFileURL } from "node:url";

/** Bytes of the scripts that a page's HTML names, as they come over the wire: compressed with brotli. */
const FIRST_LOAD_LIMITS = { signIn: 125_000, other: 178_000 };

/**
 * The sign-in, the user's account, and the pages of an agency and of a company, but for those of a single import or
 * bulk change. `{company}` stands for the id of a company.
 */
export const FIRST_LOAD_PAGES = [
  "/sign-in",
  "/account",
  "/agencies/demo/companies",
  "/agencies/demo/activity",
  "/agencies/demo/bulk-changes",
  "/agencies/demo/bulk-changes/new",
  "/agencies/demo/comments",
  "/agencies/demo/inputs",
  "/agencies/demo/letterhead",
  "/agencies/demo/mails",
  "/agencies/demo/months",
  "/agencies/demo/portfolio",
  "/agencies/demo/rules",
  "/agencies/demo/standards",
  "/agencies/demo/imports",
  "/agencies/demo/users",
  "/agencies/demo/users/companies",
  ...[
    "figures",
    "statements",
    "vouchers",
    "meeting",
    "meeting/statements",
    "meeting/reports",
    "meeting/trace",
    "inputs",
    "comments",
    "presets",
    "targets",
    "budgets",
    "reports",
    "fiscal-years",
    "charts-of-accounts",
    "imports",
    "users",
    "activity",
  ].map((page) => `/companies/{company}/${page}`),
];

/** Maximum number of bytes of the scripts that the HTML of a page names, for the page at this path. */
export function limitOf(path) {
  return path === "/sign-in" ? FIRST_LOAD_LIMITS.signIn : FIRST_LOAD_LIMITS.other;
}

/**
 * Opens the page and adds up the sizes of its scripts over the wire: those that the HTML names, and those that the
 * page has fetched beyond them when the network falls silent.
 * @param {import("@playwright/test").Page} page of a context that is signed in where the page needs it
 * @param {string} path
 * @returns {Promise<{ html: number; later: number; scripts: { url: string; bytes: number; inHtml: boolean }[] }>}
 */
export async function measureFirstLoad(page, path) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const onResponse = (response) => {
    if (response.request().resourceType() !== "script") return;
    // The length as it was sent; for a script from its cache the browser reports the same header.
    sizes.set(response.url(), Number(response.headers()["content-length"]));
  };
  page.on("response", onResponse);
  const document = await page.goto(path, { waitUntil: "networkidle" });
  page.off("response", onResponse);
  if (!document?.ok()) throw new Error(`${path} answered ${document?.status() ?? "nothing"}`);
  const named = scriptsIn(await document.text(), document.url());
  const unknown = [...new Set([...named, ...sizes.keys()])].filter((url) => !(sizes.get(url) >= 0));
  if (unknown.length > 0) throw new Error(`${path} has scripts of unknown size: ${unknown.join(", ")}`);
  const scripts = Array.from(sizes, ([url, bytes]) => ({ url, bytes, inHtml: named.has(url) }));
  const sum = (inHtml) =>
    scripts.filter((script) => script.inHtml === inHtml).reduce((total, { bytes }) => total + bytes, 0);
  return { html: sum(true), later: sum(false), scripts };
}

/** Addresses of the scripts that a browser fetches for the HTML itself, preloaded ones included. */
function scriptsIn(html, base) {
  const tags = html.match(/<(script|link)\b[^>]*>/gi) ?? [];
  return new Set(
    tags.flatMap((tag) => {
      // Modern browsers do not load these.
      if (/\bnomodule\b/i.test(tag)) return [];
      const isScript = /^<script/i.test(tag) || /\bas="script"|\brel="modulepreload"/i.test(tag);
      const address = /\b(?:src|href)="([^"]+)"/i.exec(tag)?.[1];
      return isScript && address ? [new URL(address.replaceAll("&amp;", "&"), base).href] : [];
    }),
  );
}

async function main(args) {
  const [url, userName, password] = args;
  const { chromium } = await import("@playwright/test");
  const { CHROMIUM_ARGS, requireChromium } = await import("./chromium.mjs");
  const { Problem } = await import("./run/problem.mjs");
  if (!password) throw new Problem("usage: node scripts/first-load.mjs URL USER PASSWORD");
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ baseURL: url, locale: "en-GB" });
    let company;
    let exceeded = false;
    for (const template of FIRST_LOAD_PAGES) {
      const path = template.replace("{company}", company);
      const { html, later } = await measureFirstLoad(page, path);
      const over = html > limitOf(path);
      exceeded ||= over;
      const note = over ? `  over ${limitOf(path) / 1000} kB` : "";
      process.stdout.write(`${kB(html)} kB, then ${kB(later)} kB  ${template}${note}\n`);
      if (path === "/sign-in") company = await signIn(page, userName, password);
    }
    return exceeded ? 1 : 0;
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<string>} the id of the first company that the user sees, for an address */
async function signIn(page, userName, password) {
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("User name").fill(userName);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/(agencies|companies)/);
  // The landing page's own requests would be counted with those of the next page, or cut off by it.
  await page.waitForLoadState("networkidle");
  const response = await page.request.get("/Api/v2/Company/?showAll=true", { headers: { "X-CSRF": "1" } });
  return encodeURIComponent((await response.json())[0].id);
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1).padStart(6);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { run } = await import("./run/problem.mjs");
  await run(() => main(process.argv.slice(2)));
}
