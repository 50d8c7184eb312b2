import fc from "fast-check";
import { fiscalYear, figuresPath, keyFigureData, sieImport, yearPath } from "./books";
import { agency, comment, company, preset } from "./companies";
import { either, path, pick, request, type RequestTemplate, type Part } from "./request-template";
import { PLAIN, type Step } from "./step";
import { user } from "./users";
import * as values from "./values";

/** Paths that no resource has, and verbs that a resource may not accept. */
const unroutable = either(
  request("GET", pick<Part[]>([], ["Nothing"], ["Company", "d1", "Nothing"], ["Company", "", "Comment"], ["Me", "x"])),
  fc
    .tuple(
      pick("POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
      either(
        pick<Part[]>(["Company"], ["Agency"], ["Me"], ["User"], ["SieImport"], ["Agency", "home", "Company"]),
        path("Company", values.companyId, pick("Comment", "KeyFigurePreset", "FiscalYear")),
        figuresPath,
        yearPath,
      ),
    )
    .map(([method, segments]): RequestTemplate => ({ method, path: segments, json: {} })),
);

/** One request to one of the resources, in the plain spelling and without a caller. */
export const anyRequest: fc.Arbitrary<Omit<Step, "as">> = fc
  .oneof(
    { weight: 10, arbitrary: company },
    { weight: 3, arbitrary: agency },
    { weight: 10, arbitrary: comment },
    { weight: 7, arbitrary: preset },
    { weight: 4, arbitrary: fiscalYear },
    { weight: 10, arbitrary: keyFigureData },
    { weight: 10, arbitrary: user },
    { weight: 6, arbitrary: sieImport },
    { weight: 2, arbitrary: unroutable },
  )
  .map(({ json, query, ...asked }) => ({
    ...asked,
    query: query ?? [],
    body: json === undefined ? null : { json },
    spelling: PLAIN,
  }));
