import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import { formatText } from "../../../testing/format-text";
import { openApiDocument } from "../document";

const DOCUMENT = "docs/openapi.json";
const TYPES = "service/platform/openapi/testing/api-types.ts";
const HEADER = `// Made from docs/openapi.json by \`npm run openapi\`; changes here are overwritten.
/* oxlint-disable typescript/no-redundant-type-constituents -- the generator writes "" | string for an optional text */

`;

/**
 * Returns the content of the files made from the OpenAPI document, by path. They are committed, so that every change of
 * the interface is visible in a diff.
 */
export async function generatedFiles(): Promise<Record<string, string>> {
  const document = openApiDocument();
  const types = astToString(await openapiTypescript(document as unknown as OpenAPI3));
  return {
    [DOCUMENT]: formatText(DOCUMENT, JSON.stringify(document)),
    [TYPES]: formatText(TYPES, HEADER + types),
  };
}
