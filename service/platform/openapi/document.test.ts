import { createConfig, lintFromString } from "@redocly/openapi-core";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { VERBS } from "../http/route";
import { apiRoutes } from "../../features/all-routes";
import { openApiDocument } from "./document";
import { OPERATION_GROUPS } from "../../features/all-operations";
import { generatedFiles } from "./testing/generated-files";

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
