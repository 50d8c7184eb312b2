import { Agent, fetch as fetchFrom } from "undici";
import { PROXY } from "./guessed-service";

/** Origin of a guess: the peer's address and the headers. */
export interface RequestSource {
  name: string;
  /** The address of the peer, one of this machine's; and headers of the n-th try. */
  of: (n: number) => { peer: string; headers: Record<string, string> };
}

const agents = new Map<string, Agent>();

/** fetch from one of this machine's addresses (127.0.0.0/8), without following redirects. */
export async function fetchAs(peer: string, url: string, init: RequestInit): Promise<Response> {
  const agent = agents.get(peer) ?? new Agent({ connect: { localAddress: peer } });
  agents.set(peer, agent);
  // The same fetch as Node's own, whose types are apart.
  return (await fetchFrom(url, { redirect: "manual", ...init, dispatcher: agent } as never)) as unknown as Response;
}

export async function closeAgents(): Promise<void> {
  await Promise.all([...agents.values()].map((agent) => agent.close()));
  agents.clear();
}

const v4 = (n: number) => `203.0.${(n >> 8) & 255}.${n & 255}`;

/** Every header that something on the way is known to write an address into, or that could make a request another. */
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
  cookie: (n) => `nyckeltal_known=${20_000 + (n % 900)}.${"A".repeat(43)}`,
};

/** None of them, each by itself, and all at once. */
const HEADER_SETS: ((n: number) => Record<string, string>)[] = [
  () => ({}),
  ...Object.entries(MADE_UP).map(([name, valueOf]) => (n: number) => ({ [name]: valueOf(n) })),
  (n) => Object.fromEntries(Object.entries(MADE_UP).map(([name, valueOf]) => [name, valueOf(n)])),
];

export function madeUpHeaders(n: number): Record<string, string> {
  return HEADER_SETS[n % HEADER_SETS.length]!(n);
}

/** Headers as a proxy forwards them: the address that it saw comes last, after the client's own text. */
function behindProxy(address: string, headers: Record<string, string>) {
  const told = headers["x-forwarded-for"];
  return { ...headers, "x-forwarded-for": told === undefined ? address : `${told}, ${address}` };
}

export const OFFICE = "198.51.100.7";
const PREFIX = "2001:db8:0:7::";

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
    of: (n) => ({ peer: PROXY, headers: behindProxy(`${PREFIX}${(n + 2).toString(16)}`, madeUpHeaders(n)) }),
  },
} satisfies Record<string, RequestSource>;

/** Somebody else in the same place, who makes nothing up. */
export const BYSTANDER: Record<keyof typeof PLACES, RequestSource> = {
  oneAddress: { name: "", of: () => ({ peer: "127.0.0.2", headers: {} }) },
  manyAddresses: { name: "", of: () => ({ peer: "127.0.1.7", headers: {} }) },
  office: { name: "", of: () => ({ peer: PROXY, headers: { "x-forwarded-for": OFFICE } }) },
  network: { name: "", of: () => ({ peer: PROXY, headers: { "x-forwarded-for": `${PREFIX}1` } }) },
};
