import { startFaultyProxy, type FaultyProxy } from "./faulty-proxy";
import { PRODUCT } from "./product";
import { startSecondDashboard } from "./second-dashboard";
import { test as base } from "./test";

interface HostileWorker {
  hostile: { upstream: FaultyProxy; url: string };
}

/** Tests of a dashboard that reaches its accounting service through {@link FaultyProxy}, at its own address. */
export const test = base.extend<object, HostileWorker>({
  hostile: [
    // Playwright wants the first argument taken apart.
    async ({}, use) => {
      const upstream = await startFaultyProxy(PRODUCT.serviceUrl);
      const dashboard = await startSecondDashboard(upstream.url);
      await use({ upstream, url: dashboard.url });
      await dashboard.stop();
      await upstream.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ hostile }, use) => {
    await use(hostile.url);
  },
});

test.afterEach(({ hostile }) => {
  hostile.upstream.behave();
});

export { expect } from "./test";
