import * as z from "zod";
import { CREATE_FORMS, SCHEMAS } from "./schemas";

export type JsonSchema = Record<string, unknown>;

/** `#/components/schemas` of the document, made from the contract. */
export function componentSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: "output",
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      const published = publish(schema);
      return [id, CREATE_FORMS.has(id) ? withNullForUnset(published) : published];
    }),
  );
}

/** A schema that stands in the document by itself, such as a query parameter's. */
export function inlineSchema(schema: z.ZodType): JsonSchema {
  return publish(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }));
}

/** Without what a client must not rely on: a later version may add members. */
function publish(schema: JsonSchema): JsonSchema {
  const { $schema: _, $id: __, ...rest } = schema;
  return everySubschema(rest, (subschema) => {
    if (subschema.additionalProperties !== false) return subschema;
    const { additionalProperties: ___, ...open } = subschema;
    return open;
  });
}

/** Clients send every member that they did not set as null. */
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

/** Rebuilds a schema from its leaves up. */
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
