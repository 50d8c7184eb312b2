import type { Page } from "@playwright/test";
import type { DemoUser } from "../support/product";

export interface Stage {
  page: Page;
  /** The consultant's first company, as the address of its pages has it. */
  company: string;
  /** A company without books that the director alone sees, made for the screenshots. */
  emptyCompany: string;
  /** The narrow layout is shown: rail and tabs are in a sheet. */
  narrow: boolean;
}

/** A page in one of its states. */
export interface Shot {
  /** Begins the name of its files in docs/screenshots. */
  name: string;
  /** The consultant unless another is named; null for nobody. */
  user?: DemoUser | null;
  /** What to open; `{company}` and `{emptyCompany}` stand for their ids. */
  path: string;
  /** Brings the page into the state. */
  prepare?: (stage: Stage) => Promise<void>;
  /** Only in the wide layout. */
  wideOnly?: boolean;
}

/** Answers calls of the page's API as a service that has a fault. */
export async function breakApi(page: Page): Promise<void> {
  const body = JSON.stringify({
    typeOfError: "InternalServerError",
    message: "An unexpected error occurred.",
    identifier: "5f0c9a52-6f3e-4b0e-9d55-3a1f2e8c7b10",
  });
  await page.route("**/Api/v2/**", (route) => route.fulfill({ status: 500, contentType: "application/json", body }));
}

/** Leaves pages that the browser asks for from now on unanswered, so that they stay in their loading state. */
export async function holdPages(page: Page): Promise<void> {
  await page.route(/[?&]_rsc=/, () => new Promise(() => undefined));
}
