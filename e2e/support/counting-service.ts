import { readFileSync } from "node:fs";
import { startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";
import { sessionFile } from "./product";
import { startSecondDashboard, type Answer } from "./second-dashboard";
import { test as base } from "./test";

export interface Guarded {
  /** In the place of the service, and remembers what reaches it. */
  service: TestUpstream;
  /** The dashboard before it. */
  url: string;
  /** How the dashboard answered. */
  answers: Answer[];
  /** Of a user who is signed in there. */
  cookie: string;
}

interface StoredState {
  cookies: { name: string; value: string }[];
}

/** A dashboard as it is in production, whose service only remembers what reaches it. */
export const test = base.extend<object, { guarded: Guarded }>({
  guarded: [
    // Playwright wants the first argument taken apart.
    async ({}, use) => {
      const service = await startUpstream();
      const dashboard = await startSecondDashboard(service.url);
      const { cookies } = JSON.parse(readFileSync(sessionFile("consultant"), "utf8")) as StoredState;
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      await use({ service, url: dashboard.url, answers: dashboard.answers, cookie });
      await dashboard.stop();
      await service.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

export { expect } from "./test";
