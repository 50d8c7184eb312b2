import type { Locator, Page } from "@playwright/test";

const ADDRESSES = {
  Overview: "figures",
  Statements: "statements",
  Vouchers: "vouchers",
  Inputs: "inputs",
  Comments: "comments",
  Presets: "presets",
  Targets: "targets",
  Budget: "budgets",
  Reports: "reports",
  "Fiscal years": "fiscal-years",
  "Chart of accounts": "charts-of-accounts",
  Import: "imports",
  Activity: "activity",
} as const;
type Tab = keyof typeof ADDRESSES;

/** The common parts of a company's pages. */
export class CompanyPage {
  constructor(readonly page: Page) {}

  get tabs(): Locator {
    return this.page.getByRole("navigation", { name: "Pages of the company" });
  }

  /** Goes to a page of the company by its address. */
  async goto(companyId: string, tab: Tab, options?: Parameters<Page["goto"]>[1]): Promise<void> {
    await this.page.goto(`/companies/${encodeURIComponent(companyId)}/${ADDRESSES[tab]}`, options);
  }

  /** Goes to another page of the company that is shown. */
  async open(tab: Tab): Promise<void> {
    await this.tabs.getByRole("link", { name: tab }).click();
    await this.page.waitForURL(`**/${ADDRESSES[tab]}*`);
  }

  /** The id in the address. */
  id(): string {
    const id = /\/companies\/([^/?]+)/.exec(this.page.url())?.[1];
    if (id === undefined) throw new Error(`no company's page: ${this.page.url()}`);
    return decodeURIComponent(id);
  }
}
