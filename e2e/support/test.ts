import { test as base, expect } from "@playwright/test";
import { waitForHydrationOnNavigation } from "./hydration";
import { sessionFile, type DemoUser } from "./product";

interface Options {
  /** The demo user who is signed in at the start; null for none. */
  user: DemoUser | null;
  /** Messages on the console that the test itself causes, such as a rejected request. */
  expectedConsole: RegExp[];
}

interface Fixtures {
  /** Fails the test if a page of the default context logged an unexpected error. */
  consoleWatch: undefined;
}

/**
 * Every test fails on an error that it did not announce, in the console or scripts of a page of the default context.
 * Contexts that a test makes itself are not watched.
 */
export const test = base.extend<Options & Fixtures>({
  user: ["consultant", { option: true }],
  expectedConsole: [[], { option: true }],

  storageState: async ({ user }, use) => {
    await use(user === null ? { cookies: [], origins: [] } : sessionFile(user));
  },

  page: async ({ page }, use) => {
    waitForHydrationOnNavigation(page);
    await use(page);
  },

  consoleWatch: [
    async ({ context, expectedConsole }, use) => {
      const problems: string[] = [];
      const note = (text: string, where: string) => {
        if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(`${text}\n    at ${where}`);
      };
      context.on("console", (message) => {
        if (message.type() === "error") note(message.text(), message.location().url);
      });
      context.on("weberror", (error) => {
        note(error.error().stack ?? error.error().message, error.page()?.url() ?? "a page");
      });
      await use(undefined);
      expect(problems, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
