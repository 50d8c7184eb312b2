import { parseWire, writeWire } from "@/contract/wire";
import { TestApp } from "@/service/testing/test-app";
import type { Random } from "../figures/generate/random";

export const AGENCY = "agency";

export interface ApiResponse {
  status: number;
  body: unknown;
}

/**
 * Two services in one process on one database; each request goes to one of them at random. Each must see at once what
 * the other has stored. They share the caches of the process, such as balances; each has its own cache of responses.
 */
export class CompaniesService {
  private count = 0;
  private constructor(
    private readonly app: TestApp,
    private readonly services: readonly TestApp["app"][],
    private readonly token: string,
  ) {}

  static async start(): Promise<CompaniesService> {
    const app = await TestApp.start();
    await app.make.agency(AGENCY);
    await app.make.user("AgencyDirector", { userName: "director", agencyId: AGENCY });
    return new CompaniesService(app, [app.app, app.another()], await app.tokenOf("director"));
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /** Creates an empty company of the agency and returns its id. */
  async company(random: Random): Promise<string> {
    const businessIdentityCode = `55${String(++this.count).padStart(8, "0")}`;
    const body = { businessIdentityCode, name: businessIdentityCode };
    const created = await this.send(random, "POST", `Agency/${AGENCY}/Company`, body);
    return (created.body as { id: string }).id;
  }

  /** Sends a request of the agency's director to one of the services at random. `path` begins after `/Api/v2/`. */
  async send(random: Random, method: string, path: string, body?: unknown): Promise<ApiResponse> {
    const response = await random.pick(this.services).request(`http://service.test/Api/v2/${path}`, {
      method,
      headers: { authorization: `OAuth ${this.token}` },
      body: body === undefined ? null : writeWire(body),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : parseWire(text) };
  }
}
