import * as z from "zod";
import { NULL_MEANS_UNSET, SCHEMAS } from "./schemas";

export type JsonSchema = Record<string, unknown>;

/** Schemas describe the parsed value, also for requests, because zod has no type for the input of a `preprocess`. */
const OPTIONS = { io: "output", unrepresentable: "any" } as const;

/** Creates `#/components/schemas` of the document from the contract. */
export function componentSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    ...OPTIONS,
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      const published = publish(schema);
      return [id, NULL_MEANS_UNSET.has(id) ? withNullForUnset(published) : published];
    }),
  );
}

/** Creates a schema that is inlined in the document, such as that of a query parameter. */
export function inlineSchema(schema: z.ZodType): JsonSchema {
  return publish(z.toJSONSchema(schema, OPTIONS));
}

/** Removes zod's `$schema` and `$id`, and `additionalProperties: false`, because a later version may add members. */
function publish(schema: JsonSchema): JsonSchema {
  const { $schema: _, $id: __, ...rest } = schema;
  return everySubschema(rest, (subschema) => {
    if (subschema.additionalProperties !== false) return subschema;
    const { additionalProperties: ___, ...open } = subschema;
    return open;
  });
}

/** Allows null for optional members, because clients send null for members that are not set. */
function withNullForUnset(schema: JsonSchema): JsonSchema {
  return everySubschema(schema, (subschema) => {
    if (typeof subschema.properties !== "object") return subschema;
    const required = new Set(subschema.required as string[] | undefined);
    const properties = Object.entries(subschema.properties as Record<string, JsonSchema>).map(([key, member]) => [
      key,
      required.has(key) || isNullable(member) ? member : { anyOf: [member, { type: "null" }] },
    ]);
    return { ...subschema, properties: Object.fromEntries(properties) as JsonSchema };
  });
}

function isNullable({ anyOf }: JsonSchema): boolean {
  return Array.isArray(anyOf) && anyOf.some((choice: unknown) => isSchema(choice) && choice.type === "null");
}

/** Transforms a schema and its parts, from the leaves to the root. */
export function everySubschema(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const rebuilt: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "properties" || key === "$defs") {
      rebuilt[key] = Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([name, member]) => [
          name,
          everySubschema(member, change),
        ]),
      );
    } else if (Array.isArray(value)) {
      rebuilt[key] = value.map((entry: unknown) => (isSchema(entry) ? everySubschema(entry, change) : entry));
    } else if (isSchema(value)) rebuilt[key] = everySubschema(value, change);
    else rebuilt[key] = value;
  }
  return change(rebuilt);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
