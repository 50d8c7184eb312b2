import { MAX_DOCUMENTS } from "@/contract/documents";
import type { JsonSchema } from "./json-schema";
import { componentSchemas, inlineSchema } from "./json-schema";
import type { Operation, OperationGroup, Shape } from "./operation";
import { OPERATION_GROUPS } from "../../features/all-operations";
import { RESPONSE_HEADERS, REFUSALS, REQUEST_HEADERS, SECURITY_SCHEMES, type ErrorStatus } from "./shared-parts";

interface OpenApiDocument {
  openapi: "3.1.0";
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema> } & Record<string, unknown>;
  [member: string]: unknown;
}
export interface OpenApiOperation {
  operationId: string;
  responses: Record<string, unknown>;
  [member: string]: unknown;
}

/** Creates the OpenAPI 3.1 document of the whole API from the contract. */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const group of OPERATION_GROUPS) {
    for (const operation of group.operations) {
      add(paths, group, operation, operation.path, operation.id);
      if (operation.alias) add(paths, group, operation, operation.alias, `${operation.id}WithId`);
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Company Accounting Data",
      version: "2",
      summary: "Companies, comments, key figures, fiscal years and what they are computed from.",
      description: INTRODUCTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    security: Object.keys(SECURITY_SCHEMES).map((name) => ({ [name]: [] })),
    tags: OPERATION_GROUPS.map(({ resource, description }) => ({ name: resource, description })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: REQUEST_HEADERS,
      headers: RESPONSE_HEADERS,
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, { name, description, headers }]) => [
          name,
          {
            description: `${status}: ${description}`,
            ...(headers ? { headers } : {}),
            content: jsonContent({ $ref: "#/components/schemas/Error" }),
          },
        ]),
      ),
      schemas: componentSchemas(),
    },
  };
}

function add(
  paths: OpenApiDocument["paths"],
  group: OperationGroup,
  operation: Operation,
  pattern: string,
  operationId: string,
): void {
  const path = `/Api/v2/${pattern.replace(/:(\w+)/g, "{$1}")}`;
  const item = (paths[path] ??= {});
  item[operation.verb.toLowerCase()] = {
    operationId,
    tags: [group.resource],
    summary: operation.summary,
    ...(operation.description ? { description: operation.description } : {}),
    ...(operation.extension ? { "x-extension": true } : {}),
    parameters: parametersOf(operation, pattern),
    ...(operation.body ? { requestBody: { required: true, content: contentOf(operation.body) } } : {}),
    responses: responsesOf(operation),
  };
}

function parametersOf(operation: Operation, pattern: string): unknown[] {
  const inPath = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", minLength: 1 },
  }));
  const inQuery = Object.entries(operation.query ?? {}).map(([name, { schema, description }]) => ({
    name,
    in: "query",
    description,
    schema: inlineSchema(schema),
  }));
  const headers = { GET: ["IfNoneMatch"], POST: ["IdempotencyKey"], PUT: ["IfMatch"], DELETE: ["IfMatch"] };
  return [
    ...inPath,
    ...inQuery,
    ...headers[operation.verb].map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

const WRITE_REFUSALS: ErrorStatus[] = ["400", "401", "403", "404", "409", "412", "413", "429", "500", "503"];
const REFUSALS_OF: Record<Operation["verb"], ErrorStatus[]> = {
  GET: ["400", "401", "403", "404", "429", "500", "503"],
  POST: WRITE_REFUSALS,
  PUT: WRITE_REFUSALS,
  DELETE: WRITE_REFUSALS,
};

function responsesOf(operation: Operation): Record<string, unknown> {
  const refusals: Record<string, unknown> = {};
  const { verb, response } = operation;
  const isFile = response === "zip" || response === "pdf";
  // A GET is answered 413 if the PDF that it asks for would be too large.
  const ofPdf = verb === "GET" && response === "pdf" ? ["413" as const] : [];
  for (const status of [...REFUSALS_OF[verb], ...ofPdf].sort()) {
    refusals[status] = { $ref: `#/components/responses/${REFUSALS[status].name}` };
  }
  return {
    "200": {
      description: response === "null" ? "Done." : `${operation.summary}: the answer.`,
      headers: verb === "GET" ? { ETag: { $ref: "#/components/headers/ETag" } } : {},
      content: isFile ? { [`application/${response}`]: {} } : jsonContent(shapeSchema(response)),
    },
    ...(verb === "GET" ? { "304": { description: "Not changed since the tag in If-None-Match." } } : {}),
    ...refusals,
  };
}

function shapeSchema(shape: Shape): JsonSchema {
  if (shape === "null") return { type: "null" };
  const [, name, plural] = /^(\w+)(\[\]| or list)?$/.exec(shape)!;
  const one = { $ref: `#/components/schemas/${name}` };
  const list = { type: "array", items: one };
  // Only files and folders of the archive (contract/documents.ts) are sent and returned as one object or as a list.
  return plural === "[]" ? list : plural ? { anyOf: [one, { ...list, maxItems: MAX_DOCUMENTS }] } : one;
}

function contentOf(body: Shape | "bytes") {
  return body === "bytes" ? { "application/octet-stream": {} } : jsonContent(shapeSchema(body));
}

function jsonContent(schema: JsonSchema) {
  return { "application/json": { schema } };
}

const INTRODUCTION = `Success is always 200, or 304 without a body where \`If-None-Match\` has the present tag; every other answer carries the
error object.

**Bodies** are JSON in UTF-8, read as such whatever Content-Type says. Where a number may stand, the literals \`Infinity\`,
\`-Infinity\` and \`NaN\` may stand too, in requests and in answers: a plain JSON parser does not read those.

**PUT** takes any part of an object: members left out keep their value, null deletes an optional one. Members that the
service sets are ignored.

**Dates** are \`YYYY-MM-DD\`; timestamps are \`YYYY-MM-DDThh:mm:ss\` in UTC, or with an offset. Start and end of a period
are inclusive, to the second.

**Paths** work with and without a slash at the end, and their fixed segments in any case. Ids are percent-encoded.

Operations marked \`x-extension\` are Nyckeltal's own.`;
