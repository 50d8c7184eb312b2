import { startFaultyProxy, type FaultyProxy } from "./faulty-proxy";
import { PRODUCT } from "./product";
import { startSecondDashboard } from "./second-dashboard";
import { test as base } from "./test";

interface FaultyWorker {
  faulty: { proxy: FaultyProxy; url: string };
}

/** Tests at the address of a second dashboard, which reaches the accounting service through {@link FaultyProxy}. */
export const test = base.extend<object, FaultyWorker>({
  faulty: [
    // Playwright requires that the first argument is destructured.
    async ({}, use) => {
      const proxy = await startFaultyProxy(PRODUCT.serviceUrl);
      const dashboard = await startSecondDashboard(proxy.url);
      await use({ proxy, url: dashboard.url });
      await dashboard.stop();
      await proxy.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ faulty }, use) => {
    await use(faulty.url);
  },
});

test.afterEach(({ faulty }) => {
  faulty.proxy.behave();
});

export { expect } from "./test";
