import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import { openApiDocument, type OpenApiOperation } from "../document";
import { everySubschema, type JsonSchema } from "../json-schema";

interface DocumentedPath {
  pattern: RegExp;
  operations: Record<string, OpenApiOperation>;
}

const DOCUMENT = "the OpenAPI document (describe it in operations.ts of its feature, then `npm run openapi`)";

let known: { paths: DocumentedPath[]; ajv: Ajv2020 } | undefined;
const validators = new Map<string, ValidateFunction>();

/**
 * Throws if a response differs from the OpenAPI document: the operation or the status is not described, or the body
 * does not match its schema or has other members. Paths outside the API, HEAD and 304 are not checked.
 * @param path as requested, with or without a query
 * @param body as the wire codec reads it; undefined when it is empty
 */
export function checkResponse(method: string, path: string, status: number, body: unknown): void {
  if (!/^\/api\/v2(\/|$)/i.test(path) || status === 304 || method === "HEAD") return;
  const { paths } = (known ??= readDocument());
  const plain = path.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
  const found = paths.filter(({ pattern }) => pattern.test(plain));
  const operation = found.map(({ operations }) => operations[method.toLowerCase()]).find(Boolean);
  if (status !== 200) {
    requireValid("components/schemas/Error", body, `${method} ${path} answered ${status}`);
    // Not in the document: unknown paths (401, 404; 503 while the database is away), paths that cannot be decoded
    // (400), and methods that are not accepted (405).
    if (!operation) {
      if ([400, 401, 404, 405, 503].includes(status)) return;
      throw new Error(`${method} ${path} answered ${status} and is not in ${DOCUMENT}`);
    }
  }
  if (!operation) throw new Error(`${method} ${path} answered 200 and is not in ${DOCUMENT}`);
  if (!(String(status) in operation.responses)) {
    throw new Error(`${method} ${path} answered ${status}, which ${operation.operationId} does not list`);
  }
  if (status === 200) requireValid(`operations/${operation.operationId}`, body, `${method} ${path}`);
}

function requireValid(name: string, body: unknown, request: string): void {
  const validate = validators.get(name) ?? known!.ajv.getSchema(`document#/${name}`);
  if (!validate) throw new Error(`the OpenAPI document has no schema ${name}`);
  validators.set(name, validate);
  if (!validate(body)) {
    throw new Error(`${request}: not as the OpenAPI document says: ${known!.ajv.errorsText(validate.errors)}`);
  }
}

function readDocument() {
  const document = openApiDocument();
  // strictNumbers off: the wire's Infinity and NaN are numbers. validateFormats off: Ajv by itself knows no format.
  const ajv = new Ajv2020({ strict: false, strictNumbers: false, validateFormats: false, inlineRefs: false });
  const operations: Record<string, JsonSchema> = {};
  for (const item of Object.values(document.paths)) {
    for (const { operationId, responses } of Object.values(item)) {
      const { content } = responses["200"] as { content: Record<string, { schema: JsonSchema }> };
      // A file is not JSON, so any body passes.
      operations[operationId] = content["application/json"]?.schema ?? {};
    }
  }
  const schemas = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, everySubschema(schema, closed)]),
  );
  ajv.addSchema({ $id: "document", components: { schemas }, operations });
  const paths = Object.entries(document.paths)
    .map(([path, item]) => ({
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`, "i"),
      operations: item,
      parameters: path.split("{").length - 1,
    }))
    // A fixed segment goes before a parameter in its place.
    .sort((a, b) => a.parameters - b.parameters);
  return { paths, ajv };
}

/**
 * The published schemas allow unknown members, because later versions may add some, but each member that the service
 * sends must be described. So no response may be an `allOf` (a Zod intersection), whose parts would each refuse the
 * members of the others.
 */
function closed(schema: JsonSchema): JsonSchema {
  return schema.properties && schema.additionalProperties === undefined
    ? { ...schema, additionalProperties: false }
    : schema;
}
