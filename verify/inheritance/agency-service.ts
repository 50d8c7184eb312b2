import { parseWire, writeWire } from "@/contract/wire";
import { storePendingFigures } from "@/service/testing/pending-figures";
import { sieText } from "@/service/testing/sie-text";
import { TestApp } from "@/service/testing/test-app";
import type { Random } from "../figures/generate/random";

/** Net sales of companies with books, in kronor. */
export const SALES = 1000;

/** Two services on one database, which take turns at random, asked by an administrator. */
export class AgencyService {
  private constructor(
    private readonly app: TestApp,
    private readonly services: readonly TestApp["app"][],
    private readonly token: string,
  ) {}

  static async start(): Promise<AgencyService> {
    const app = await TestApp.start();
    await app.make.user("Administrator", { userName: "administrator" });
    return new AgencyService(app, [app.app, app.another()], await app.tokenOf("administrator"));
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /** Gives a company a fiscal year with net sales of {@link SALES}. Returns the address of the year. */
  async importBooks(random: Random, agencyId: string, companyId: string): Promise<string> {
    const data = sieText({ vouchers: [{ date: "20251215", amount: SALES }] });
    const { status } = await this.send(random, "PUT", `SieImport/${agencyId}`, { companyId, data });
    if (status !== 200) throw new Error(`The import of the books of ${companyId}: ${status}`);
    const { body } = await this.send(random, "GET", `Company/${companyId}/FiscalYear`);
    return `Company/${companyId}/FiscalYear/${(body as [{ id: string }])[0].id}`;
  }

  /** Stores the figures that a change of standards has left pending, as a running service does in the background. */
  storePending(): Promise<void> {
    return storePendingFigures(this.app);
  }

  async send(random: Random, method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await random.pick(this.services).request(`http://service.test/Api/v2/${path}`, {
      method,
      headers: { authorization: `OAuth ${this.token}` },
      body: body === undefined ? null : writeWire(body),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : parseWire(text) };
  }
}
