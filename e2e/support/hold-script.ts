import type { Page } from "@playwright/test";

/**
 * Delays every script that contains `words`, as a slow connection would, until the returned function is called.
 * Such a script can hold up the load event, so navigate with `waitUntil: "domcontentloaded"`.
 */
export async function holdScript(page: Page, words: string): Promise<() => void> {
  let pass!: () => void;
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(words)) await held;
    await route.fulfill({ response, body });
  });
  return pass;
}
