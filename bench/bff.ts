import { setEnvironment } from "@/contract/configuration";
import { freePort } from "@/service/testing/free-port.mjs";
import { buildCopy } from "./bff/dashboard-copy";
import { LARGE_PATH, SMALL_PATH } from "./bff/paths";
import { startDashboard, startNext, startNginx, startPlainProxy, startUpstream } from "./bff/programs";
import { measureLoad, type LoadResult } from "./measuring/load";
import { median, print } from "./measuring/report";
import { loadSeconds, roundsOr } from "./measuring/settings";
import { Started } from "./measuring/started";

// Measures a call through the BFF (session, allow-list and one hop to a service that responds from memory) beside the
// minimum of Next's route handlers, Node and nginx, in turns. Only the ratios mean something on another machine.
// Environment: ROUNDS, SECONDS.

const ROUNDS = roundsOr(5);
const SECONDS = loadSeconds();
const ROUTE = "the BFF as a route of Next";
const FRONT = "the BFF ahead of Next";

/** Servers by name, each with the path to ask; the later ones are compared with the first. */
type Servers = Record<string, [{ port: number }, string]>;

const started = new Started();
try {
  const folder = await buildCopy();
  const upstream = await startUpstream();
  started.stopWith(() => upstream.stop());
  const [nextPort, frontPort] = [await freePort(), await freePort()];
  const env = {
    ACCOUNTING_API_URL: `http://127.0.0.1:${upstream.port}`,
    PUBLIC_URL: `http://localhost:${frontPort}`,
    AUTH_CLIENT_ID: "dashboard",
    AUTH_CLIENT_SECRET: "secret of the client",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  };
  const headers = { "x-csrf": "1", "sec-fetch-site": "same-origin", cookie: await cookie(env) };
  const next = await startNext(folder, env, nextPort);
  started.stopWith(() => next.stop());
  const dashboard = await startDashboard(folder, env, frontPort);
  started.stopWith(() => dashboard.stop());
  const plain = await startPlainProxy(upstream);
  started.stopWith(() => plain.stop());
  const nginx = await startNginx(upstream);
  if (nginx) started.stopWith(() => nginx.stop());

  const through = (path: string): Servers => ({
    [ROUTE]: [next, path],
    [FRONT]: [dashboard, path],
    "plain Node proxy": [plain, path],
    ...(nginx ? { nginx: [nginx, path] } : {}),
  });
  const small: Servers = { "empty route handler": [next, "/api/empty"], ...through(SMALL_PATH) };
  const large: Servers = { "route handler, from memory": [next, "/api/memory"], ...through(LARGE_PATH) };

  const rate = ({ requestsPerSecond }: LoadResult) => requestsPerSecond;
  const smallRatios = await compare("2 KB, 32 connections, requests/s", small, { headers, connections: 32 }, rate);
  const largeRatios = await compare("200 KB, 32 connections, requests/s", large, { headers, connections: 32 }, rate);
  const timeRatios = await compare(
    "2 KB, 1 connection, median ms",
    small,
    { headers, connections: 1 },
    ({ p50 }) => p50,
  );
  if (!nginx) print("nginx is not installed (apt-get install nginx-light).");
  check("2 KB at 32 connections, of the empty handler's rate", smallRatios[FRONT], (r) => r >= 1);
  check("200 KB at 32 connections, of the rate from memory", largeRatios[FRONT], (r) => r >= 1);
  check("2 KB at 1 connection, of the empty handler's time", timeRatios[FRONT], (r) => r <= 1);
} finally {
  await started.stop();
}

/** Measures all servers in every round, each beside the first; prints medians and returns the median ratios. */
async function compare(
  label: string,
  servers: Servers,
  load: { headers: Record<string, string>; connections: number },
  value: (result: LoadResult) => number,
): Promise<Partial<Record<string, number>>> {
  const all = Object.entries(servers);
  const values = all.map((): number[] => []);
  // The first round warms up.
  for (let round = -1; round < ROUNDS; round++) {
    for (const [i, [, [{ port }, path]]] of all.entries()) {
      const result = await measureLoad({ port, path, ...load, seconds: SECONDS });
      if (round >= 0) values[i]!.push(value(result));
    }
  }
  print(`\n${label}`);
  const ratios = all.map(([name], i) => {
    const ratio = median(values[i]!.map((one, round) => one / values[0]![round]!));
    const number = median(values[i]!);
    print(`  ${name.padEnd(28)} ${number.toFixed(number < 100 ? 3 : 0).padStart(8)}   × ${ratio.toFixed(2)}`);
    return [name, ratio] as const;
  });
  return Object.fromEntries(ratios);
}

function check(label: string, ratio: number | undefined, isMet: (ratio: number) => boolean): void {
  const met = ratio !== undefined && isMet(ratio);
  print(`${met ? "held" : "NOT HELD"}: ${label}: ${ratio?.toFixed(2) ?? "not measured"}`);
  if (!met) process.exitCode = 1;
}

/**
 * The Cookie header of a browser that is signed in to the dashboard of this environment, with tokens as long as those
 * of the service's OAuth server.
 */
async function cookie(env: Record<string, string>): Promise<string> {
  setEnvironment(env);
  const { newSession, sessionCookies } = await import("@/lib/auth/session");
  const accessTokenEnds = Math.floor(Date.now() / 1000) + 24 * 3600;
  const session = newSession({ accessToken: "a".repeat(43), refreshToken: "r".repeat(43), accessTokenEnds });
  return (await sessionCookies(session, [])).map(({ name, value }) => `${name}=${value}`).join("; ");
}
