export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * The allow-list: resources of the interface with their methods (HEAD goes with GET). The BFF forwards nothing else;
 * shared-report.ts makes the requests of readers with a link. The tests of the BFF are generated from this table.
 */
export const RESOURCES: Readonly<Record<string, readonly Method[]>> = {
  Me: ["GET", "POST", "PUT", "DELETE"],
  User: ["GET", "POST", "PUT", "DELETE"],
  UserAccess: ["GET"],
  Mail: ["GET"],
  Agency: ["GET", "POST", "PUT", "DELETE"],
  Company: ["GET", "POST", "PUT", "DELETE"],
  KeyFigure: ["GET"],
  StandardFindingRule: ["GET"],
  StandardKeyFigurePreset: ["GET"],
  SieImport: ["PUT"],
};

export interface Resource {
  name: string;
  /** Accepted methods; `allow` is the same as a header value. */
  methods: ReadonlySet<string>;
  allow: string;
}

const BY_NAME = new Map(
  Object.entries(RESOURCES).map(([name, methods]): [string, Resource] => {
    const accepted = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    return [name.toLowerCase(), { name, methods: new Set(accepted), allow: accepted.join(", ") }];
  }),
);

const IMPORT = /^[^?]*\/sieimport(?:[/?]|$)/i;
const ADDRESS = /^\/api\/v2(\/([a-z]+)(?:[/?].*)?)$/is;
/**
 * Parts that a URL parser would change: dot segments in any spelling, backslashes, fragments, and characters outside
 * printable ASCII.
 */
const UNUSUAL = /\/\.|%2e|\\|[^\x21-\x7e]|#/i;

export interface ResourceMatch {
  resource: Resource;
  /** Path and query of the request to the service: as they were sent, or as a URL parser has resolved them. */
  path: string;
  /** Imports, and taking one back, take as long as the books are large, so they have a time-out of their own. */
  isImport: boolean;
}

/**
 * Finds the resource that a request's target (path and query, as sent) names, or null when the interface has none
 * there. Dot segments, also percent-encoded ones, are resolved first, as Next and HTTP libraries do.
 */
export function matchResource(target: string): ResourceMatch | null {
  const match = ADDRESS.exec(UNUSUAL.test(target) ? resolveDotSegments(target) : target);
  const resource = match && BY_NAME.get(match[2]!.toLowerCase());
  if (!resource) return null;
  const path = `/Api/v2${match[1]!}`;
  return { resource, path, isImport: IMPORT.test(path) };
}

function resolveDotSegments(target: string): string {
  const base = "http://service";
  // A second slash at the start would be read as a host.
  if (target.startsWith("//") || !URL.canParse(target, base)) return "";
  const { pathname, search } = new URL(target, base);
  return pathname + search;
}

/** The label of a request in the metrics: its resource, or one label for everything else. */
export function resourceRoute(target: string): string {
  const name = /^\/api\/v2\/([a-z]+)/i.exec(target)?.[1]?.toLowerCase() ?? "";
  return `/Api/v2/${BY_NAME.get(name)?.name ?? "other"}`;
}
