import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Measured, MeasuredService } from "@/service/testing/measured-service";
import { hostilePath, withPart } from "@/service/testing/test-settings.mjs";
import { Fixture, ok } from "../conformance/fixture";
import { placesWithStandards, type PathIds } from "../conformance/permissions/places";
import { largestAccepted } from "./accepted";
import { hostileBodies, type HostileBody, type Schema } from "./bodies";

// Sends hostile bodies to every route of the OpenAPI document that takes a JSON body, then the largest accepted bodies,
// and then reads everything. Measures how long the service's event loop was held and how much memory a request took.
// HOSTILE selects routes by a part of their path in that document.

const MAX_HELD_MS = 50;
/** Maximum growth of memory as a multiple of the bytes of the body sent or received, plus garbage not collected yet. */
const MAX_MEMORY = 4;
const MAX_GARBAGE = 96 * 1024 * 1024;
/** Other programs use the processor too, so a limit is exceeded only when every attempt exceeds it. */
const TRIES = 3;

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = JSON.parse(readFileSync(new URL("../../docs/openapi.json", import.meta.url), "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const routes = withPart("HOSTILE", hostilePath, Object.entries(document.paths).filter(isAttacked), ([path]) => path);
const child = fork(fileURLToPath(new URL("../../service/testing/measured-service.ts", import.meta.url)), {
  execArgv: ["--import", "tsx"],
});
const [service] = (await once(child, "message")) as [MeasuredService];
const fixture = await Fixture.open({ baseUrl: service.url, token: service.token });
const { own } = await placesWithStandards(fixture);
const preset = { id: "Own", name: "Own", keyFigureTypes: ["NetSales"] };
ok(await fixture.director.post(`/Company/${own["companyId"]!}/KeyFigurePreset`, preset));
/** Ids of existing objects by the names of the OpenAPI document's path parameters. */
const ids: PathIds = { ...own, presetId: preset.id };
/** Ids of the objects that the largest bodies create, to be read afterwards. */
const largeIds = { ...ids, chartOfAccountsId: "Large", presetId: "large", keyFigureInfoId: "Own1" };
const YEAR = "startDate=2025-01-01&endDate=2025-12-31";
/** Queries of reads by their paths; these reads must find something. */
const QUERIES: Record<string, string> = {
  "/Api/v2/Company/{companyId}/KeyFigureValue": `?${YEAR}&resolution=month`,
  "/Api/v2/Company/{companyId}/KeyFigureValue/{keyFigureId}": `?${YEAR}&resolution=month`,
  "/Api/v2/Company/{companyId}/KeyFigureValue/{keyFigureId}/Trace": `?${YEAR}`,
  "/Api/v2/Agency/{agencyId}/KeyFigureData/{keyFigureInfoId}": `?${YEAR}`,
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/Account/{accountNumber}/Voucher": "?limit=1000",
};
let failures = 0;
/** Routes that refused without reading the body. */
const unread: string[] = [];
// Starts the service's thread that parses large bodies, whose memory does not count for any body.
for (let i = 0; i < 4; i++) await attack("PUT", "/Api/v2/User", `{"x":"${"x".repeat(500_000)}"}`);

for (const [template, operations] of routes) {
  for (const [verb, operation] of Object.entries(operations)) {
    const schema = bodySchema(operation);
    if (!schema) continue;
    const path = pathOf(template, ids);
    const method = verb.toUpperCase();
    const bytes = await limitOf(method, path);
    if (bytes === null) {
      unread.push(`${method} ${template}`);
      continue;
    }
    await sendHostileBodies(method, template, path, bytes, hostileBodies(schema, document.components.schemas, bytes));
  }
}
for (const { method, template, name, text } of largestAccepted(ids["companyId"]!)) {
  if (!template.includes(hostilePath)) continue;
  const path = pathOf(template, ids);
  let attempt = 0;
  // A POST is sent once, because a second one would find its object there already.
  await attackAndPrint(`${method} ${path}: ${name}`, method === "PUT" ? TRIES : 1, async () => {
    const body = text(attempt++);
    const answered = await attack(method, path, body);
    const isAccepted = answered.status > 0 && answered.status < 300 && answered.success;
    return { ...answered, isOk: isAccepted && isWithin(answered, Buffer.byteLength(body)) };
  });
}
for (const [template, operations] of routes) {
  if (!operations.get) continue;
  const path = pathOf(template, largeIds);
  await attackAndPrint(`GET ${path}`, TRIES, async () => {
    const query = QUERIES[template];
    const answered = await attack("GET", path + (query ?? ""));
    const isExpected = query === undefined ? answered.status > 0 && answered.status < 500 : answered.status === 200;
    return { ...answered, isOk: isExpected && isWithin(answered, answered.bytes) };
  });
}
child.send("stop");
await once(child, "exit");
if (unread.length > 0) process.stdout.write(`No body was read by:\n  ${unread.join("\n  ")}\n`);
process.stdout.write(failures === 0 ? "All within the bounds.\n" : `${failures} beyond a bound.\n`);
process.exitCode = failures === 0 ? 0 : 1;

/** True for a path that takes a body of JSON or can be read. */
function isAttacked([, operations]: [string, Record<string, Operation>]): boolean {
  return "get" in operations || Object.values(operations).some((operation) => bodySchema(operation) !== undefined);
}

function pathOf(template: string, ids: Partial<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "hostile");
}

function bodySchema({ requestBody }: Operation): Schema | undefined {
  return requestBody?.content["application/json"]?.schema;
}

async function sendHostileBodies(method: string, template: string, path: string, bytes: number, bodies: HostileBody[]) {
  let worst: Measured = { held: 0, memory: 0 };
  for (const { name, text } of bodies) {
    let least: Measured = { held: Infinity, memory: Infinity };
    let status = 0;
    for (let i = 0; i < TRIES && !isWithin(least, bytes); i++) {
      const answered = await attack(method, path, text);
      status = answered.status;
      least = { held: Math.min(least.held, answered.held), memory: Math.min(least.memory, answered.memory) };
    }
    worst = { held: Math.max(worst.held, least.held), memory: Math.max(worst.memory, least.memory) };
    if (isWithin(least, bytes) && status > 0 && status < 500) continue;
    failures++;
    process.stdout.write(`  BEYOND: ${name}: ${status}, ${written(least)}\n`);
  }
  process.stdout.write(
    `${method} ${template}: ${bodies.length} bodies of ${(bytes / 1e6).toFixed(1)} MB: ${written(worst)}\n`,
  );
}

function isWithin({ held, memory }: Measured, bytes: number): boolean {
  return held <= MAX_HELD_MS && memory <= MAX_MEMORY * bytes + MAX_GARBAGE;
}

function written({ held, memory }: Measured): string {
  return `held for ${held.toFixed(0)} ms, ${(memory / 1e6).toFixed(0)} MB`;
}

/**
 * Body limit of a route in bytes, as it says when it refuses a body that is longer than any route takes; null when it
 * refuses without reading, such as for an object that does not exist.
 */
async function limitOf(method: string, path: string): Promise<number | null> {
  const { status, message } = await attack(method, path, " ".repeat(65 * 1024 * 1024));
  const [, limit] = /at most (\d+) bytes/.exec(message) ?? [];
  if (limit !== undefined) return Number(limit);
  if (status < 400 || status >= 500) throw new Error(`${method} ${path} refuses no long body: ${status} ${message}`);
  return null;
}

interface AttackResponse extends Measured {
  status: number;
  message: string;
  /** False for an import that the service did not store; such a response has the status 200. */
  success: boolean;
  /** Length of the response's body. */
  bytes: number;
}

async function attack(method: string, path: string, body?: string): Promise<AttackResponse> {
  await ask("begin");
  const headers = { authorization: `OAuth ${service.token}` };
  const response = await fetch(service.url + path, { method, headers, body }).catch(() => null);
  const text = (await response?.text()) ?? "";
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? "";
  const success = !text.includes('"success":false');
  const bytes = Buffer.byteLength(text);
  // Status 0: the service has closed the connection.
  return { status: response?.status ?? 0, message, success, bytes, ...((await ask("end")) as Measured) };
}

/** Tries up to `tries` times, until a response is as expected and within the bounds, and prints the last one. */
async function attackAndPrint(
  label: string,
  tries: number,
  attempt: () => Promise<AttackResponse & { isOk: boolean }>,
): Promise<void> {
  let answered = await attempt();
  for (let i = 1; i < tries && !answered.isOk; i++) answered = await attempt();
  const { isOk, status, message, bytes } = answered;
  if (!isOk) failures++;
  const prefix = isOk ? "" : "  BEYOND: ";
  process.stdout.write(`${prefix}${label}: ${status} ${message}, ${bytes} bytes, ${written(answered)}\n`);
}

async function ask(question: "begin" | "end"): Promise<unknown> {
  const response = once(child, "message");
  child.send(question);
  return ((await response) as unknown[])[0];
}
