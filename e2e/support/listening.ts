import type { Page } from "@playwright/test";

/** Waits until all of a page behind the sign-in answers keys and presses; other pages have no scripts to wait for. */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main#main");
    if (!main) return true;
    if (!("listening" in document.documentElement.dataset)) return false;
    // What the server has drawn answers part by part: React leaves its mark on the elements that it has taken over.
    const elements = [...main.querySelectorAll("a, button, input, select, textarea, [tabindex]")];
    return elements.every((element) => Object.keys(element).some((key) => key.startsWith("__react")));
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
