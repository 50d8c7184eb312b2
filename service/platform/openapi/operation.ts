import type * as z from "zod";
import type { Verb } from "../http/route";
import type { SchemaName } from "./schemas";

export interface QueryParameter {
  schema: z.ZodType;
  description: string;
}

/** The documentation of one verb on one path. */
export interface Operation {
  /** The pattern of the route, as the dispatcher has it. */
  path: string;
  verb: Verb;
  /** Name of the operation in generated clients. */
  id: string;
  summary: string;
  description?: string;
  /** Another pattern under which the same is accepted. */
  alias?: string;
  query?: Record<string, QueryParameter>;
  /** `bytes` for any bytes, which are not JSON. */
  body?: Shape | "bytes";
  /** Name of the schema of a 200 response; `zip` or `pdf` for a file, which is not JSON. */
  response: Shape | "zip" | "pdf";
  /** Not part of the interface as given, but ours. */
  extension?: true;
}

/** A named schema, a list of it, either of the two, or the literal null. */
export type Shape = SchemaName | `${SchemaName}[]` | `${SchemaName} or list` | "null";

export interface OperationGroup {
  /** The resource's name, by which the reference sorts. */
  resource: string;
  description: string;
  operations: Operation[];
}
