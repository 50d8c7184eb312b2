import { readFileSync } from "node:fs";
import { CONFIGURATION } from "@/contract/configuration";
import { freePort } from "@/service/testing/free-port.mjs";
import { chosenOnce, endToEnd } from "@/service/testing/test-settings.mjs";

/**
 * True when the tests use a running product at E2E_URL (with E2E_SERVICE_URL, E2E_PASSWORD and E2E_DATA_DIR), false
 * when Playwright starts one for them.
 */
export const USES_RUNNING_PRODUCT = endToEnd.url !== undefined;

/** Chosen once: Playwright's workers load this module too, with the environment of its main process. */
const port = await chosenOnce("E2E_PORT", freePort);
const servicePort = await chosenOnce("E2E_SERVICE_PORT", freePort);

/** The password of the demo's users. */
export const DEMO_PASSWORD = endToEnd.password ?? "the-demo-of-the-tests";

const ownDataDir = USES_RUNNING_PRODUCT ? null : `.build/e2e/data-${port}`;
/** The product's data directory, for its secrets and the admin commands; null if a running product's is unknown. */
export const DATA_DIR = endToEnd.dataDir ?? ownDataDir;

/** Every variable of the configuration as an empty one, which counts as unset. */
const UNSET = Object.fromEntries(
  Object.values(CONFIGURATION).flatMap(({ shape }) => Object.keys(shape).map((name) => [name, ""])),
);

export const PRODUCT = {
  url: endToEnd.url ?? `http://localhost:${port}`,
  /** Throws where a running product's is unknown. */
  get serviceUrl(): string {
    if (endToEnd.serviceUrl !== undefined) return endToEnd.serviceUrl;
    if (USES_RUNNING_PRODUCT) throw new Error("E2E_SERVICE_URL does not say where the running product's service is");
    return `http://localhost:${servicePort}`;
  },
  /** The environment of the product; the empty variables keep the shell's configuration out of it. */
  env: {
    ...UNSET,
    PORT: String(port),
    SERVICE_PORT: String(servicePort),
    DATA_DIR: DATA_DIR ?? "",
    DEMO: "1",
    // Longer than a run: tests share a user's session, and a refresh by one would leave the others with an old token.
    ACCESS_TOKEN_SECONDS: "3600",
    LOG_LEVEL: "warn",
  },
};

/** The demo's users, by the names with which they sign in. */
export const DEMO_USERS = ["director", "consultant", "owner", "limited"] as const;
export type DemoUser = (typeof DEMO_USERS)[number];

/** The file in which the setup project stores a user's session. */
export function sessionFile(user: DemoUser): string {
  return `.build/e2e/${user}.json`;
}

/** The cookies of a user's stored session, as a Cookie header has them. */
export function cookieHeaderOf(user: DemoUser): string {
  const { cookies } = JSON.parse(readFileSync(sessionFile(user), "utf8")) as {
    cookies: { name: string; value: string }[];
  };
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** The state of a browser in which nobody has signed in. */
export const NO_SESSION = { cookies: [], origins: [] };
