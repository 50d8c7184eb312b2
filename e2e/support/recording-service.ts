import { startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";
import { cookieHeaderOf } from "./product";
import { startSecondDashboard, type DashboardResponse } from "./second-dashboard";
import { test as base } from "./test";

export interface RecordedDashboard {
  /** Replaces the service and records the requests that reach it. */
  service: TestUpstream;
  /** The dashboard in front of it. */
  url: string;
  /** The dashboard's responses. */
  responses: DashboardResponse[];
  /** Cookie header of a signed-in user. */
  cookie: string;
}

/** A production dashboard with a fake service, which records the requests that reach it and responds with `[]`. */
export const test = base.extend<object, { recorded: RecordedDashboard }>({
  recorded: [
    // Playwright requires that the first argument is destructured.
    async ({}, use) => {
      const service = await startUpstream();
      const dashboard = await startSecondDashboard(service.url);
      const cookie = cookieHeaderOf("consultant");
      await use({ service, url: dashboard.url, responses: dashboard.responses, cookie });
      await dashboard.stop();
      await service.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

export { expect } from "./test";
