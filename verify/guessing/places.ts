import { Agent, fetch as fetchFrom } from "undici";
import { PROXY } from "./guessed-service";

/** The origin of requests. */
export interface RequestSource {
  /** The address of the peer, one of this machine's; and headers of the n-th try. */
  of: (n: number) => { peer: string; headers: Record<string, string> };
}

/** The origin of guesses. */
export interface Place extends RequestSource {
  name: string;
}

const agents = new Map<string, Agent>();

/** fetch from one of this machine's addresses (127.0.0.0/8), without following redirects. */
export async function fetchAs(peer: string, url: string, init: RequestInit): Promise<Response> {
  const agent = agents.get(peer) ?? new Agent({ connect: { localAddress: peer } });
  agents.set(peer, agent);
  // Node's own fetch is undici's too, but has types of its own.
  return (await fetchFrom(url, { redirect: "manual", ...init, dispatcher: agent } as never)) as unknown as Response;
}

export async function closeAgents(): Promise<void> {
  await Promise.all([...agents.values()].map((agent) => agent.close()));
  agents.clear();
}

/** An IPv4 address for clients that do not exist. */
const v4 = (n: number) => `203.0.${(n >> 8) & 255}.${n & 255}`;

/** Headers that proxies are known to write a client's address into, and headers that could change the request. */
const MADE_UP: Record<string, (n: number) => string> = {
  "x-forwarded-for": v4,
  forwarded: (n) => `for=${v4(n)};proto=https`,
  "x-real-ip": v4,
  "x-client-ip": v4,
  "x-cluster-client-ip": v4,
  "x-originating-ip": v4,
  "x-remote-addr": v4,
  "cf-connecting-ip": v4,
  "true-client-ip": v4,
  "fastly-client-ip": v4,
  via: (n) => `1.1 proxy${n}`,
  "x-forwarded-host": () => "localhost",
  "x-forwarded-proto": () => "https",
  "x-http-method-override": () => "PUT",
  "x-method-override": () => "DELETE",
  "idempotency-key": (n) => `key-${n}`,
  "x-request-id": (n) => `request-${n}`,
  "user-agent": (n) => `Browser/${n}`,
  // The cookie of a browser in which users have signed in before, with days since 1970 and a made-up signature.
  cookie: (n) => `nyckeltal_known=${20_000 + (n % 900)}.${"A".repeat(43)}`,
};

/** No made-up header, each of them alone, and all of them at once. */
const HEADER_SETS: ((n: number) => Record<string, string>)[] = [
  () => ({}),
  ...Object.entries(MADE_UP).map(([name, valueOf]) => (n: number) => ({ [name]: valueOf(n) })),
  (n) => Object.fromEntries(Object.entries(MADE_UP).map(([name, valueOf]) => [name, valueOf(n)])),
];

function madeUpHeaders(n: number): Record<string, string> {
  // Scrambled by Knuth's multiplicative hash: n alone would choose the same headers for the same ways of guessing.
  return HEADER_SETS[(Math.imul(n, 2_654_435_761) >>> 16) % HEADER_SETS.length]!(n);
}

/** Headers as a proxy forwards them: the address that it saw comes last, after the client's own text. */
function behindProxy(address: string, headers: Record<string, string>) {
  const claimed = headers["x-forwarded-for"];
  return { ...headers, "x-forwarded-for": claimed === undefined ? address : `${claimed}, ${address}` };
}

const OFFICE = "198.51.100.7";
const PREFIX = "2001:db8:0:7::";
/** An address of the /64, whose last two groups are the number. */
const inNetwork = (n: number) => `${PREFIX}${(n >>> 16).toString(16)}:${(n & 0xffff).toString(16)}`;

export const PLACES = {
  oneAddress: { name: "one address", of: (n) => ({ peer: "127.0.0.2", headers: madeUpHeaders(n) }) },
  manyAddresses: {
    name: "many addresses",
    of: (n) => ({ peer: `127.0.1.${1 + (n % 100)}`, headers: madeUpHeaders(n) }),
  },
  office: {
    name: "an office behind a proxy",
    of: (n) => ({ peer: PROXY, headers: behindProxy(OFFICE, madeUpHeaders(n)) }),
  },
  network: {
    name: "one /64",
    // From number 2 on, because number 1 is the bystander's.
    of: (n) => ({ peer: PROXY, headers: behindProxy(inNetwork(n + 2), madeUpHeaders(n)) }),
  },
} satisfies Record<string, Place>;

/** Another user in the same place, who makes up no headers. */
export const BYSTANDER: Record<keyof typeof PLACES, RequestSource> = {
  oneAddress: { of: () => ({ peer: "127.0.0.2", headers: {} }) },
  manyAddresses: { of: () => ({ peer: "127.0.1.7", headers: {} }) },
  office: { of: () => ({ peer: PROXY, headers: { "x-forwarded-for": OFFICE } }) },
  network: { of: () => ({ peer: PROXY, headers: { "x-forwarded-for": inNetwork(1) } }) },
};
