import fc from "fast-check";
import { isObject } from "../shapes";
import { pick } from "./request-template";
import { anyRequest } from "./resources";
import { isReference, type Spelling, type Step, type StepBody, type TagReference } from "./step";
import * as values from "./values";

const MALFORMED = [
  "",
  "{",
  '{"name":"x",}',
  "{'name':'x'}",
  '{"name":"x","name":"y"}',
  '\uFEFF{"name":"x"}',
  '{"name":"\\u0000"}',
  '{"name":"\\ud800"}',
  '{"value":1e999}',
  '{"value":+1}',
  '{"value":01}',
  '{"value":-NaN}',
  '{"value":.5}',
  "{} {}",
  "[1,2",
  "[".repeat(65) + "]".repeat(65),
  '{"a":/**/1}',
  '{"a":"\n"}',
  "nul",
];

const spelling: fc.Arbitrary<Spelling> = fc.record({
  fixed: values.often<Spelling["fixed"]>(8, fc.constant("given"), pick("lower", "upper")),
  encodeAll: values.often(12, fc.constant(false), fc.constant(true)),
  slash: values.often(5, fc.constant(false), fc.constant(true)),
  broken: values.often(200, fc.constant(false), fc.constant(true)),
  contentType: pick(null, "application/json", "application/x-www-form-urlencoded; charset=utf-8", "text/plain"),
});

/** Usually the body itself, rarely a malformed text in place of it, or the body padded beyond 1 MiB. */
function bodyVariant(body: StepBody): fc.Arbitrary<StepBody> {
  if (body === null) return fc.constant(null);
  return values.often<StepBody>(
    40,
    fc.constant(body),
    pick(...MALFORMED).map((text) => ({ text })),
    values.often<StepBody>(4, fc.constant(body), fc.constant({ ...body, large: true })),
  );
}

/** One request by any caller, in any spelling; a spelling that is not `broken` must make no difference. */
const single: fc.Arbitrary<Step> = fc
  .record({ as: values.user, asked: anyRequest, spelling })
  .chain(({ as, asked, spelling: spelled }) =>
    fc
      .tuple(bodyVariant(asked.body), values.often(20, fc.constant(asked.method), fc.constant("HEAD")))
      .map(([body, method]): Step => ({
        ...asked,
        as,
        body,
        spelling: spelled,
        method: asked.method === "GET" ? method : asked.method,
      })),
  );

const tag: fc.Arbitrary<TagReference> = values.often<TagReference>(
  12,
  fc.record({
    last: values.often(4, fc.constant(0), fc.nat(3)),
    weak: values.often(6, fc.constant(false), fc.constant(true)),
  }),
  fc.constant("unknown"),
);
const tags = values.often<TagReference[]>(12, fc.array(tag, { minLength: 1, maxLength: 2 }), fc.constant(["*"]));

/** Reads an object, perhaps changes it, writes to it with If-Match, and perhaps reads it again with If-None-Match. */
const conditional: fc.Arbitrary<Step[]> = fc
  .tuple(
    single.filter(({ method, path }) => (method === "PUT" || method === "DELETE") && path[0] !== "SieImport"),
    fc.option(single.filter(({ method }) => method === "PUT")),
    tags,
    fc.boolean(),
    pick("root", "director"),
  )
  .map(([write, between, used, readsAgain, as]) => {
    const path = objectPath(write);
    const read: Step = { ...write, as, method: "GET", path, query: [], body: null };
    const same = between && {
      ...between,
      as,
      path: write.path,
      body: write.method === "PUT" ? write.body : between.body,
    };
    return [
      read,
      ...(same ? [same] : []),
      { ...write, as, ifMatch: used },
      ...(readsAgain ? [{ ...read, ifNoneMatch: used }] : []),
    ];
  });

/**
 * The path of the object that a request changes. In a PUT to a collection, User or for instance Company/{id}/Comment,
 * the body contains the id.
 */
function objectPath({ path, body }: Step): Step["path"] {
  const isCollection = path[0] === "User" ? path.length === 1 : path.length === 3;
  if (!isCollection) return path;
  const given = body && "json" in body && isObject(body.json) ? body.json : {};
  const id = given.id ?? given.userName;
  return isReference(id) || (typeof id === "string" && id !== "") ? [...path, id] : path;
}

/** A sequence for the property: up to 24 single requests and groups of two to four that belong together. */
export const sequence: fc.Arbitrary<Step[]> = fc
  .array(
    values.often<Step[]>(
      6,
      single.map((step) => [step]),
      conditional,
    ),
    { minLength: 1, maxLength: 24, size: "max" },
  )
  .map((groups) => groups.flat());
