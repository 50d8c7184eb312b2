import { createConfig, lintFromString } from "@redocly/openapi-core";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { ZodObject, type ZodType } from "zod";
import { VERBS } from "../http/route";
import { apiRoutes } from "../../features/all-routes";
import { openApiDocument } from "./document";
import { componentSchemas } from "./json-schema";
import { SCHEMAS } from "./schemas";
import { OPERATION_GROUPS } from "../../features/all-operations";
import { generatedFiles } from "./testing/generated-files";

/** Without the type of each one, which takes the type checker seconds. */
const schemas: Record<string, ZodType> = SCHEMAS;

describe("the OpenAPI document", () => {
  it("describes every verb of every route, and nothing else", () => {
    const routes = apiRoutes.flatMap((route) =>
      VERBS.filter((verb) => route[verb]).map((verb) => `${verb} ${route.path}`),
    );
    const described = OPERATION_GROUPS.flatMap((group) =>
      group.operations.flatMap(({ verb, path, alias: also }) =>
        [path, also].flatMap((at) => (at ? [`${verb} ${at}`] : [])),
      ),
    );
    expect(described.sort()).toEqual(routes.sort());
  });

  it("says of each schema what it consists of", () => {
    const isEmpty = (schema: object) => Object.keys(schema).every((key) => key === "description");
    expect(Object.entries(componentSchemas()).flatMap(([name, schema]) => (isEmpty(schema) ? [name] : []))).toEqual([]);
  });

  it("publishes null for each member that accepts null", () => {
    const published = componentSchemas();
    const unpublished = Object.entries(schemas).flatMap(([name, schema]) => {
      if (!(schema instanceof ZodObject)) return [];
      const properties = published[name]?.properties as Record<string, object> | undefined;
      return Object.entries(schema.shape).flatMap(([member, type]) => {
        const acceptsNull = (type as ZodType).safeParse(null).success;
        const property = properties?.[member];
        // An empty schema accepts every value, null too.
        const isPublished = property !== undefined && /^\{\}$|"null"/.test(JSON.stringify(property));
        return acceptsNull && !isPublished ? [`${name}.${member}`] : [];
      });
    });
    expect(unpublished).toEqual([]);
  });

  it("describes the id of a body whose id may say which object is changed", () => {
    const changes = OPERATION_GROUPS.flatMap(({ operations }) =>
      operations.filter(({ description }) => description?.startsWith("The id in the body, or in the path, says which")),
    );
    // Fewer would mean that the descriptions begin differently, so that this test no longer finds the bodies.
    expect(changes.length).toBeGreaterThan(6);
    const takesAnyId = (body: string) =>
      !schemas[body]!.safeParse({ id: 5 }).error?.issues.some(({ path }) => path[0] === "id");
    expect(changes.flatMap(({ body }) => (takesAnyId(String(body)) ? [body] : []))).toEqual([]);
  });

  it("lints clean", async () => {
    const config = await createConfig({ extends: ["recommended-strict"] });
    const problems = await lintFromString({ source: JSON.stringify(openApiDocument()), config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual(
      [],
    );
  });

  it("is the one that is committed, and so is what is generated from it; `npm run openapi` writes both", async () => {
    for (const [path, content] of Object.entries(await generatedFiles())) {
      const committed = await readFile(new URL(`../../../${path}`, import.meta.url), "utf8");
      expect(committed === content, `${path} is up to date`).toBe(true);
    }
  });
});
