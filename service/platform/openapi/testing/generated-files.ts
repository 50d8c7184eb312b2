import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import { format, resolveConfig } from "prettier";
import { openApiDocument } from "../document";

const HEADER = `// Made from docs/openapi.json by \`npm run openapi\`; changes here are overwritten.
/* oxlint-disable typescript/no-redundant-type-constituents -- what the generator writes for an empty text or any other */

`;

/**
 * Maps paths of the committed files made from the OpenAPI document to their content, so that a change of the interface
 * shows.
 */
export async function generatedFiles(): Promise<Record<string, string>> {
  const document = openApiDocument();
  const types = astToString(await openapiTypescript(document as unknown as OpenAPI3));
  return {
    "docs/openapi.json": await formatted(JSON.stringify(document), "json"),
    "service/platform/openapi/testing/api-types.ts": await formatted(HEADER + types, "typescript"),
  };
}

async function formatted(text: string, parser: "json" | "typescript"): Promise<string> {
  return format(text, { ...(await resolveConfig(import.meta.filename)), parser });
}
