import { test as base, expect, type BrowserContext, type ConsoleMessage, type WebError } from "@playwright/test";
import { waitForHydrationOnNavigation } from "./hydration";
import { NO_SESSION, sessionFile, type DemoUser } from "./product";

interface Options {
  /** The demo user who is signed in at the start; null for none. */
  user: DemoUser | null;
  /** Patterns of console errors and uncaught errors that the test itself causes, such as a rejected request. */
  expectedConsole: RegExp[];
}

interface Fixtures {
  /** Fails the test after an unexpected error in a page of any context, also one that the test opened itself. */
  consoleWatch: undefined;
}

/** Fails a test when a page logs or throws an error that no pattern of `expectedConsole` matches. */
export const test = base.extend<Options & Fixtures>({
  user: ["consultant", { option: true }],
  expectedConsole: [[], { option: true }],

  storageState: async ({ user }, use) => {
    await use(user === null ? NO_SESSION : sessionFile(user));
  },

  page: async ({ page }, use) => {
    waitForHydrationOnNavigation(page);
    await use(page);
  },

  consoleWatch: [
    async ({ browser, context: ownContext, expectedConsole }, use) => {
      const problems: string[] = [];
      const note = (text: string, where: string) => {
        if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(`${text}\n    at ${where}`);
      };
      const noteMessage = (message: ConsoleMessage) => {
        if (message.type() === "error") note(message.text(), message.location().url);
      };
      const noteError = (error: WebError) => {
        note(error.error().stack ?? error.error().message, error.page()?.url() ?? "a page");
      };
      const watched = new Set<BrowserContext>();
      const watch = (context: BrowserContext) => {
        watched.add(context);
        context.on("console", noteMessage);
        context.on("weberror", noteError);
      };
      for (const context of new Set([ownContext, ...browser.contexts()])) watch(context);
      browser.on("context", watch);
      await use(undefined);
      // The tests of a worker share the browser.
      browser.off("context", watch);
      for (const context of watched) {
        context.off("console", noteMessage);
        context.off("weberror", noteError);
      }
      expect(problems, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
