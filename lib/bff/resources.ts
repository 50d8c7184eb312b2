export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Resources of the interface that the dashboard passes on, with their methods (HEAD goes with GET); whatever else the
 * service offers stays its own. The tests of the BFF are made from this table.
 */
export const RESOURCES: Readonly<Record<string, readonly Method[]>> = {
  Me: ["GET", "POST", "PUT", "DELETE"],
  User: ["GET", "POST", "PUT", "DELETE"],
  Agency: ["GET", "POST", "PUT", "DELETE"],
  Company: ["GET", "POST", "PUT", "DELETE"],
  KeyFigure: ["GET"],
  StandardKeyFigurePreset: ["GET"],
  SieImport: ["PUT"],
};

export interface Resource {
  name: string;
  /** What a request may be sent with; `allow` is the same as that header writes it. */
  methods: ReadonlySet<string>;
  allow: string;
  /** Takes as long as the books that it is given are large. */
  isImport: boolean;
}

const BY_NAME = new Map(
  Object.entries(RESOURCES).map(([name, methods]): [string, Resource] => {
    const accepted = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    const isImport = name === "SieImport";
    return [name.toLowerCase(), { name, methods: new Set(accepted), allow: accepted.join(", "), isImport }];
  }),
);

const ADDRESS = /^\/api\/v2(\/([a-z]+)(?:[/?].*)?)$/is;
/** What a URL parser would change: dot segments in any spelling, backslashes, characters outside the printable ASCII. */
const UNUSUAL = /\/\.|%2e|\\|[^\x21-\x7e]|#/i;

export interface ServiceCall {
  resource: Resource;
  /** Path and query to ask the service for, as they were sent. */
  path: string;
}

/**
 * What a request's target (path and query, as sent) asks the service for, or null when it is none of the interface.
 * It is judged after resolving what Next and every HTTP library resolve: `.`, `..` and their percent-encoded forms.
 */
export function serviceCall(target: string): ServiceCall | null {
  const match = ADDRESS.exec(UNUSUAL.test(target) ? resolved(target) : target);
  const resource = match && BY_NAME.get(match[2]!.toLowerCase());
  return resource ? { resource, path: `/Api/v2${match[1]!}` } : null;
}

function resolved(target: string): string {
  const base = "http://service";
  // A second slash at the start would be read as a host.
  if (target.startsWith("//") || !URL.canParse(target, base)) return "";
  const { pathname, search } = new URL(target, base);
  return pathname + search;
}

/** How a call is counted: by its resource, and all that is none of the interface together. */
export function resourceRoute(target: string): string {
  const name = /^\/api\/v2\/([a-z]+)/i.exec(target)?.[1]?.toLowerCase() ?? "";
  return `/Api/v2/${BY_NAME.get(name)?.name ?? "other"}`;
}
