import type { Page } from "@playwright/test";

/** What is read of React's own tree of a page: parts of what the server has drawn may wait to be taken over. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedState: { readonly dehydrated?: unknown } | null;
}

/** Waits until all of a page behind the sign-in answers keys and presses; other pages have no scripts to wait for. */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector("main#main")) return true;
    if (!("listening" in document.documentElement.dataset)) return false;
    // Its marks on elements are no sign: they are made while a part is taken over, some 300 ms before it answers.
    const root = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$"));
    const { current } = (root![1] as { stateNode: { current: Fiber } }).stateNode;
    const open = [current];
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      if (fiber.memoizedState?.dehydrated) return false;
      for (const next of [fiber.child, fiber.sibling]) if (next) open.push(next);
    }
    return true;
  });
}

/** Lets every arrival at an address end when the page listens: what is pressed earlier is lost, for people as well. */
export function arriveListening(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    // Who asks for less than the whole page wants to be there before it listens.
    if (options?.waitUntil !== "commit") await listening(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await listening(page);
    return response;
  };
}
