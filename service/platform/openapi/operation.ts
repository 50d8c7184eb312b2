import type * as z from "zod";
import type { Verb } from "../http/route";
import type { SchemaName } from "./schemas";

export interface QueryParameter {
  schema: z.ZodType;
  description: string;
}

/** The documentation of one verb on one path. */
export interface Operation {
  /** The path pattern of the route. */
  path: string;
  verb: Verb;
  /** Name of the operation in generated clients. */
  id: string;
  summary: string;
  description?: string;
  /** A second path pattern, with the id of the object in it; generated clients name its operation `<id>WithId`. */
  alias?: string;
  query?: Record<string, QueryParameter>;
  /** `bytes` for any bytes, which are not JSON. */
  body?: Shape | "bytes";
  /** The shape of a 200 response; `zip` or `pdf` for a file, which is not JSON. */
  response: Shape | "zip" | "pdf";
  /** True for an extension of version 2 of the interface (docs/interface.md). */
  extension?: true;
}

/** A named schema, a list of it, either of the two, or the literal null. */
export type Shape = SchemaName | `${SchemaName}[]` | `${SchemaName} or list` | "null";

export interface OperationGroup {
  /** The name of the resource, by which the reference is grouped. */
  resource: string;
  description: string;
  operations: Operation[];
}
