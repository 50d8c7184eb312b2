import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { oldPicturesOf } from "./old-pictures.mjs";

const PICTURES = [
  "comments-1440-light.png",
  "comments-new-390-dark.png",
  "inputs-390-dark.png",
  "sign-in-1440-light.png",
];
const FEATURES = ["auth", "comments", "inputs"];

/** The lines about old pictures after these commits, each a subject and paths, from the newest to the oldest. */
const linesAfter = (...commits: [subject: string, ...files: string[]][]) =>
  oldPicturesOf(
    commits.map(([subject, ...files]) => `@${subject}\n\n${files.join("\n")}\n`).join(""),
    PICTURES.map((name) => `docs/screenshots/${name}`),
    FEATURES,
  );

const ALL: [string, ...string[]] = ["docs: take pictures", ...PICTURES.map((name) => `docs/screenshots/${name}`)];

test("pictures are old when a feature or a fix has changed their components or texts since", () => {
  expect(
    linesAfter(
      ["feat(comments): answer", "components/comments/comment-row.tsx"],
      ["fix(auth): say why", "lib/i18n/messages/sv/auth.json"],
      ALL,
    ),
  ).toEqual([
    'comments, comments-new: older than "feat(comments): answer"; npm run screenshots -- comments',
    'sign-in: older than "fix(auth): say why"; npm run screenshots -- sign-in',
  ]);
});

test("pictures are not old after other commits or changes of tests, or when the same commit takes them", () => {
  expect(
    linesAfter(
      ["refactor(comments): rename", "components/comments/comment-row.tsx"],
      ["fix(inputs): wait", "components/inputs/sheet.test.tsx"],
      ["feat(comments): answer", "components/comments/comment-row.tsx", ...ALL.slice(1)],
      ["feat(inputs): paste", "components/inputs/sheet.tsx"],
    ),
  ).toEqual([]);
});

test("the components that a picture shows are known for every picture", () => {
  const names = (folder: string) => readdirSync(new URL(`../../${folder}`, import.meta.url));
  const pictures = names("docs/screenshots").map((name) => `docs/screenshots/${name}`);
  const features = names("components");
  const changed = features.map((feature) => `components/${feature}/view.tsx`);
  const log = `@feat: change all\n\n${changed.join("\n")}\n@docs: take pictures\n\n${pictures.join("\n")}\n`;
  const told = oldPicturesOf(log, pictures, features).flatMap((line) => line.split(":")[0]!.split(", "));
  const taken = pictures.map((path) => /([^/]+)-\d+-(?:light|dark)\.png$/.exec(path)![1]!);
  expect(new Set(told)).toEqual(new Set(taken));
});
