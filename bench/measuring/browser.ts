import { chromium, type Browser, type LaunchOptions } from "@playwright/test";
import { CHROMIUM_ARGS, requireChromium } from "@/scripts/chromium.mjs";
import type { Started } from "./started";

/** Options with which Playwright leaves stop signals to {@link Started}; else it would end the process at SIGINT. */
export const LEAVE_SIGNALS: LaunchOptions = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Opens the Chromium that measures pages, and notes how to close it. */
export async function launchBrowser(started: Started): Promise<Browser> {
  const browser = await chromium.launch({
    ...LEAVE_SIGNALS,
    executablePath: await requireChromium(),
    args: CHROMIUM_ARGS,
  });
  started.stopWith(() => browser.close());
  return browser;
}
