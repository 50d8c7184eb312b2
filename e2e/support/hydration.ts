import type { Page } from "@playwright/test";

/** The parts of React's internal tree that show whether server-rendered parts still wait for hydration. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedState: { readonly dehydrated?: unknown } | null;
}

/**
 * True when the page in this window is hydrated, and for every page without the shell. Runs in the browser, and so uses
 * nothing outside itself.
 */
export function isHydrated(): boolean {
  if (!document.querySelector("main#main")) return true;
  // Set by components/shell/providers.tsx.
  if (!("listening" in document.documentElement.dataset)) return false;
  // React's marks on elements are no sign: they are set during hydration, some 300 ms before a part responds.
  const root = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$"));
  const { current } = (root![1] as { stateNode: { current: Fiber } }).stateNode;
  const open = [current];
  for (let fiber = open.pop(); fiber; fiber = open.pop()) {
    if (fiber.memoizedState?.dehydrated) return false;
    for (const next of [fiber.child, fiber.sibling]) if (next) open.push(next);
  }
  return true;
}

/** Waits until a page with the shell is hydrated. The sign-in page needs no wait: its button is disabled until then. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Makes `goto` and `reload` wait for hydration, because most controls ignore a press before it. */
export function waitForHydrationOnNavigation(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    // Callers that wait only for the response to begin do not want to wait for hydration either.
    if (options?.waitUntil !== "commit") await waitForHydration(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await waitForHydration(page);
    return response;
  };
}
