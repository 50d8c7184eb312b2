import { parseWire, writeWire } from "@/contract/wire";
import { TestApp } from "@/service/testing/test-app";
import type { CompanySpec } from "../company";

/** A response with the status 200. */
export interface ApiResponse {
  /** The raw text, in which a minus before a zero can be seen. */
  text: string;
  body: unknown;
}

/** A company whose files the service has imported. */
export interface ImportedCompany {
  id: string;
  /** Ids of the fiscal years by their first day. */
  fiscalYears: Map<string, string>;
}

const USER = "verifier";

/** True if the text of a response has the number -0, which clients show with its sign. */
export function hasNegativeZero(text: string): boolean {
  return /[[:,]-0[,}\]]/.test(text);
}

/** An error response of the service. */
export class RefusedError extends Error {
  constructor(
    /** Method and path. */
    readonly request: string,
    readonly status: number,
    text: string,
  ) {
    super(`${request}: ${status} ${text.slice(0, 500)}`);
  }
}

/** The real service on a database of its own. Only its user and token are made otherwise than by the interface. */
export class Service {
  private count = 0;
  private constructor(
    private readonly app: TestApp,
    private readonly token: string,
  ) {}

  static async start(): Promise<Service> {
    const app = await TestApp.start();
    await app.make.user("Administrator", { userName: USER });
    return new Service(app, await app.tokenOf(USER));
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  async get(path: string): Promise<ApiResponse> {
    return this.send("GET", path);
  }

  /** Creates a company with these files, currencies and inputs; throws when the service refuses any of them. */
  async company(spec: CompanySpec): Promise<ImportedCompany> {
    const code = `55${String(++this.count).padStart(8, "0")}`;
    const created = await this.send("POST", "Company", { id: code, businessIdentityCode: code, name: spec.name });
    const { id } = created.body as { id: string };
    for (const { name, text, fiscalYear } of spec.files) {
      const days = fiscalYear ? { fiscalYearStart: fiscalYear.start, fiscalYearEnd: fiscalYear.end } : {};
      const { body } = await this.send("PUT", "SieImport", { data: text, companyId: id, ...days });
      const { success, errors } = body as { success: boolean; errors: unknown };
      if (!success) throw new Error(`${spec.name}, ${name}: refused: ${JSON.stringify(errors)}`);
    }
    const fiscalYears = await this.fiscalYearsOf(id);
    for (const [start, currency] of Object.entries(spec.currencies ?? {})) {
      await this.send("PUT", `Company/${id}/FiscalYear/${fiscalYears.get(start)}`, { currency });
    }
    await this.putInputs(id, spec, fiscalYears);
    return { id, fiscalYears };
  }

  async remove(id: string): Promise<void> {
    await this.send("DELETE", `Company/${id}`);
  }

  private async fiscalYearsOf(id: string): Promise<Map<string, string>> {
    const { body } = await this.send("GET", `Company/${id}/FiscalYear`);
    return new Map((body as { id: string; start: string }[]).map((year) => [year.start.slice(0, 10), year.id]));
  }

  private async putInputs(id: string, { inputs }: CompanySpec, fiscalYears: Map<string, string>): Promise<void> {
    const starts = [...fiscalYears.keys()].sort();
    for (const start of starts) {
      const next = starts.find((other) => other > start) ?? "9999";
      const data = inputs
        .filter((input) => input.start >= start && input.start < next)
        .map((input) => ({
          keyFigureInfoId: input.id,
          period: { start: `${input.start}T00:00:00`, end: `${input.end}T23:59:59` },
          value: input.value,
          ...(input.objectId !== null && { dimensionId: input.objectId }),
        }));
      if (data.length > 0) {
        await this.send("PUT", `Company/${id}/FiscalYear/${fiscalYears.get(start)}/KeyFigureData`, data);
      }
    }
  }

  private async send(method: string, path: string, body?: unknown): Promise<ApiResponse> {
    const response = await this.app.app.request(`http://service.test/Api/v2/${path}`, {
      method,
      headers: { authorization: `OAuth ${this.token}` },
      body: body === undefined ? null : writeWire(body),
    });
    const text = await response.text();
    if (response.status !== 200) throw new RefusedError(`${method} ${path}`, response.status, text);
    return { text, body: parseWire(text) };
  }
}
