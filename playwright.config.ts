import { defineConfig, devices } from "@playwright/test";
import { DEMO_PASSWORD, PRODUCT, USES_RUNNING_PRODUCT } from "./e2e/support/product";
import { CHROMIUM_ARGS, findChromium } from "./scripts/chromium.mjs";
import { isCi, isShort, isWithoutProofs, readsLanguages, takesScreenshots } from "./service/testing/test-settings.mjs";

const executablePath = await findChromium();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // One more than the cores of a small machine: many tests wait, for a clock or for a server that is away.
  workers: 3,
  // A busy machine of CI gets a second try; the summary names each test that needed it.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  grepInvert: [...(isShort ? [/@long\b/] : []), ...(isWithoutProofs ? [/@proof\b/] : [])],
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: PRODUCT.url,
    // An element that cannot be clicked or filled by then never can; the test need not wait for its own time limit.
    actionTimeout: 15_000,
    locale: "en-GB",
    timezoneId: "Europe/Stockholm",
    viewport: { width: 1440, height: 900 },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS },
    screenshot: "only-on-failure",
    // Traces take a tenth of the time of the tests: run a test that failed again with `--trace on` to get one.
    trace: "on-first-retry",
  },
  projects: [
    { name: "sign-in", testMatch: "support/sign-in.setup.ts" },
    takesScreenshots
      ? { name: "screenshots", testMatch: "screenshots/*.shots.ts", dependencies: ["sign-in"] }
      : {
          name: "chromium",
          testMatch: "**/*.spec.ts",
          testIgnore: readsLanguages ? [] : ["languages.spec.ts"],
          dependencies: ["sign-in"],
        },
  ],
  ...(USES_RUNNING_PRODUCT
    ? {}
    : {
        webServer: {
          name: "product",
          command: "node e2e/support/serve.mjs",
          wait: { stdout: /is up after/ },
          // A fresh one is built, migrated and filled with the demo first.
          timeout: 300_000,
          gracefulShutdown: { signal: "SIGTERM" as const, timeout: 30_000 },
          stdout: "pipe" as const,
          env: { ...PRODUCT.env, DEMO_PASSWORD },
        },
      }),
});
