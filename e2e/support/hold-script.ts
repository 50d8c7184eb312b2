import type { Page } from "@playwright/test";

/** Holds back the script with these words in it, as a slow line would, until what is answered is called. */
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
