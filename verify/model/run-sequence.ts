import { parseWire } from "@/contract/wire";
import { CHALLENGE } from "@/service/platform/auth/credentials";
import { createPersonalAccessToken } from "@/service/testing/personal-access-token";
import { checkResponse } from "@/service/platform/openapi/testing/check-response";
import { TestApp } from "@/service/testing/test-app";
import { canonical } from "./canonical";
import { expected, shown, type ServiceAnswer } from "./compare";
import { exchangeOf, type Exchange, type Memory } from "./exchange";
import { PLAIN, type Step } from "./generate/step";
import { answerOf } from "./model";
import { learnStandardPresets } from "./resources/preset";
import { SETTING } from "./setting";
import { keepSetting } from "./state";
import { emptyWorld, type Preset, type User, type World } from "./world";

const START = Date.parse("2026-03-15T12:00:00Z");
const ROOT: User = {
  userName: "root",
  type: "Administrator",
  agencyId: null,
  details: { name: "Name of root" },
  connections: new Map(),
};

interface State {
  world: World;
  memory: Memory;
  /** Access tokens by user name. */
  tokens: Map<string, string>;
  /** Number of requests so far; the service's clock goes on by one second for each. */
  requests: number;
  /** Companies in the path of a write that succeeded. */
  touched: Set<string>;
}

const READ_AS_ROOT: Step = { as: ROOT.userName, method: "GET", path: [], query: [], body: null, spelling: PLAIN };

/** The service beside the model; each request goes to both. */
export class Comparison {
  /**
   * Each request, and then its status, or how the responses differ, or the header that is missing; nothing if the
   * service's response could not be read.
   */
  transcript: string[] = [];
  private state: State = {
    world: emptyWorld(),
    memory: { ids: { comment: [], year: [] }, tags: [] },
    tokens: new Map(),
    requests: 0,
    touched: new Set(),
  };

  private constructor(
    private readonly app: TestApp,
    private readonly restore: () => Promise<void>,
    private readonly setting: State,
  ) {}

  /** Creates the setting by sending the same requests to both. */
  static async start(): Promise<Comparison> {
    const app = await TestApp.start();
    // This one only makes the setting, so it has none to restore.
    const comparison = new Comparison(app, () => Promise.resolve(), {} as State);
    await app.make.user("Administrator", { userName: ROOT.userName });
    comparison.state.world.users.set(ROOT.userName, ROOT);
    const standard = await app.as(ROOT.userName).get("/Api/v2/StandardKeyFigurePreset");
    learnStandardPresets(standard.body as Preset[]);
    for (const step of SETTING) {
      // A refusal on which both agree would leave the sequences without the object.
      const succeeds = (await comparison.ask(step)) && comparison.transcript.at(-1) === "  200";
      if (!succeeds) throw new Error(comparison.transcript.join("\n"));
    }
    for (const userName of comparison.state.world.users.keys()) await comparison.tokenOf(userName);
    return new Comparison(app, await keepSetting(app.database.db), comparison.state);
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /**
   * True when service and model respond alike to every request, and to reads of the final state, and no response lacks
   * a strong ETag or WWW-Authenticate that is due. Throws when a response cannot be parsed or is not as the OpenAPI
   * document says.
   */
  async agrees(steps: Step[]): Promise<boolean> {
    await this.restore();
    this.state = { ...structuredClone(this.setting), touched: new Set() };
    this.transcript = [];
    return (await this.askAll(steps)) && this.askAll(this.finalReads());
  }

  /**
   * Requests for the final state: the lists of companies, agencies and users, and those of every company in the path of
   * a successful write. An import adds none, because its path contains no company.
   */
  private finalReads(): Step[] {
    const { world, touched } = this.state;
    const paths = ["Company", "Agency", "User"];
    for (const id of touched) {
      for (const resource of ["Comment", "KeyFigurePreset", "FiscalYear"]) paths.push(`Company/${id}/${resource}`);
      for (const year of world.years) {
        if (year.companyId === id) paths.push(`Company/${id}/FiscalYear/${year.id}/KeyFigureData`);
      }
    }
    return paths.map((path) => ({
      ...READ_AS_ROOT,
      path: path.split("/"),
      query: path === "Company" ? [["showAll", "true"]] : [],
    }));
  }

  private async askAll(steps: Step[]): Promise<boolean> {
    for (const step of steps) if (!(await this.ask(step))) return false;
    return true;
  }

  private async ask(step: Step): Promise<boolean> {
    const { world, memory } = this.state;
    this.app.now = new Date(START + 1000 * this.state.requests++);
    const exchange = exchangeOf(step, memory);
    const { method } = step;
    this.transcript.push(lineOf(step, exchange));
    const response = await this.send(step, exchange);
    const modelAnswer = answerOf(world, {
      ...exchange.request,
      user: step.as,
      now: this.app.now.toISOString().slice(0, 19),
      newId: () => assignedId(response.body),
    });
    const [service, model] = [shown(response, method), expected(modelAnswer, method)];
    const complaint = service === model ? missingHeader(response, method) : `service: ${service}\n   model: ${model}`;
    this.transcript.push(`  ${complaint ?? String(response.status)}`);
    if (complaint) return false;
    this.remember(step, response);
    if (method !== "GET" && method !== "HEAD" && response.status === 200) this.touch(exchange.request.path ?? []);
    return true;
  }

  private async send({ as, method }: Step, { path, headers, text }: Exchange): Promise<ServiceAnswer> {
    const authorization: Record<string, string> =
      as === null ? {} : { authorization: `OAuth ${await this.tokenOf(as)}` };
    const response = await this.app.app.request(`http://service.test${path}`, {
      method,
      headers: { ...headers, ...authorization },
      body: text,
    });
    const received = await response.text();
    const body = received === "" ? undefined : parseWire(received);
    checkResponse(method, path, response.status, body);
    return { status: response.status, headers: response.headers, text: received, body };
  }

  private async tokenOf(userName: string): Promise<string> {
    const { tokens, world } = this.state;
    if (!tokens.has(userName) && !world.users.has(userName)) return "pat_that-never-was";
    if (!tokens.has(userName)) {
      // A hundred years, so that no token expires by the clock of the sequence.
      tokens.set(userName, await createPersonalAccessToken(this.app.database.db, userName, 36_500, new Date()));
    }
    return tokens.get(userName)!;
  }

  private touch(path: string[]): void {
    for (const part of path) if (this.state.world.companies.has(part)) this.state.touched.add(part);
  }

  private remember({ method }: Step, { status, headers, body }: ServiceAnswer): void {
    if (status !== 200) return;
    const { ids, tags } = this.state.memory;
    const etag = headers.get("etag");
    if (method === "GET" && etag) tags.push({ header: etag, state: canonical(body) });
    const { world } = this.state;
    for (const { id } of world.comments) if (!ids.comment.includes(id)) ids.comment.push(id);
    for (const { id } of world.years) if (!ids.year.includes(id)) ids.year.push(id);
    // A user created again under an old name does not get the old user's tokens.
    for (const userName of this.state.tokens.keys()) {
      if (!world.users.has(userName)) this.state.tokens.delete(userName);
    }
  }
}

/** The id that the service gave a new object, or an id that no object has. */
function assignedId(body: unknown): string {
  const { id, summary } = (body ?? {}) as { id?: unknown; summary?: { fiscalYear?: { id?: unknown } } };
  const assigned = id ?? summary?.fiscalYear?.id;
  return typeof assigned === "string" ? assigned : "no id in the answer";
}

function missingHeader({ status, headers }: ServiceAnswer, method: string): string | null {
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && (status === 200 || status === 304) && !/^"[^"]+"$/.test(headers.get("etag") ?? ""))
    return "no strong ETag";
  if (status === 401 && headers.get("www-authenticate") !== CHALLENGE) return "no WWW-Authenticate";
  return null;
}

function lineOf({ as, method }: Step, { path, headers, text }: Exchange): string {
  const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const body =
    text === null ? "" : text.length > 600 ? `${text.slice(0, 600).trim()}… (${text.length} characters)` : text;
  return [`${as ?? "(nobody)"}: ${method} ${path}`, ...given, body].filter(Boolean).join("\n    ");
}
