import { parseWire, writeWire } from "@/contract/wire";
import { TestApp } from "@/service/testing/test-app";
import type { Random } from "../figures/generate/random";

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
