export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
}

export interface HostileBody {
  name: string;
  text: string;
}

/** Maximum depth of the search in a schema; a reference or an alternative counts as a level too. */
const MAX_DEPTH = 5;
/** Two combining marks in the order that normalisation has to reverse, four bytes together. */
const MARKS = "\u0301\u0323";

/**
 * Bodies of about `bytes` bytes that take long to read: each list and each text of a schema as long as possible, and
 * some that need no schema. They are derived from the schema, so that a new route is covered automatically.
 */
export function hostileBodies(schema: Schema, components: Record<string, Schema>, bytes: number): HostileBody[] {
  const bodies: HostileBody[] = [
    { name: "containers one in the other", text: "[".repeat(bytes) },
    { name: "members of many names", text: `{${filled((i) => `"m${i}":1`, bytes - 2)}}` },
    { name: "a member that nobody knows", text: `{"unknown":[${filled(() => "[]", bytes - 14)}]}` },
  ];
  for (const [path, kind] of placesIn(schema, components)) {
    const [head, tail] = around(path);
    const room = bytes - head.length - tail.length - 2;
    const name = path === "" ? "$" : path;
    if (kind === "list") {
      for (const item of ["{}", "0"]) {
        bodies.push({ name: `${name} of ${item}`, text: `${head}[${filled(() => item, room)}]${tail}` });
      }
    } else {
      bodies.push({ name: `${name} of x`, text: `${head}"${"x".repeat(room)}"${tail}` });
      bodies.push({ name: `${name} of marks`, text: `${head}"a${MARKS.repeat((room - 1) >> 2)}"${tail}` });
    }
  }
  return bodies;
}

/** Paths of a schema's lists and texts: names of members with dots between, and [] for the first item of a list. */
function placesIn(
  schema: Schema,
  components: Record<string, Schema>,
  path = "",
  depth = 0,
  found = new Map<string, "list" | "text">(),
): Map<string, "list" | "text"> {
  if (depth > MAX_DEPTH) return found;
  const into = (inner: Schema, to = path) => placesIn(inner, components, to, depth + 1, found);
  if (schema.$ref) into(components[schema.$ref.split("/").at(-1)!]!);
  for (const one of [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) into(one);
  const types = [schema.type].flat();
  if (types.includes("string")) found.set(path, "text");
  if (types.includes("array")) {
    found.set(path, "list");
    if (schema.items) into(schema.items, `${path}[]`);
  }
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    into(member, path === "" ? name : `${path}.${name}`);
  }
  return found;
}

/** The text before and after a value at a path. */
function around(path: string): [head: string, tail: string] {
  let head = "";
  let tail = "";
  for (const [step] of path.matchAll(/\[\]|[^.[\]]+/g)) {
    head += step === "[]" ? "[" : `{${JSON.stringify(step)}:`;
    tail = (step === "[]" ? "]" : "}") + tail;
  }
  return [head, tail];
}

/** Items joined by commas, as many as fit into `bytes` bytes. */
function filled(item: (i: number) => string, bytes: number): string {
  const items: string[] = [];
  for (let [i, size] = [0, 0]; ; i++) {
    const next = item(i);
    size += next.length + 1;
    if (size > bytes) return items.join();
    items.push(next);
  }
}
