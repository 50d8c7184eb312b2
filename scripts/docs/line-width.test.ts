import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inRoot } from "../run/root.mjs";

const MAX_WIDTH = 120;
const files = spawnSync("git", ["ls-files"], { cwd: inRoot("."), encoding: "utf8" }).stdout.split("\n");
const linesOf = (file: string) => readFileSync(inRoot(file), "utf8").split("\n");

describe(`lines of at most ${MAX_WIDTH} characters`, () => {
  test("in comments", () => {
    const isComment = (line: string) =>
      /^\s*(\/\*\*|\*|\/\/) /.test(line) && !/https?:\/\/\S{60}|eslint-disable/.test(line);
    const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.endsWith("api-types.ts"));
    const tooWide = code.flatMap((file) =>
      linesOf(file).flatMap((line, i) => (line.length > MAX_WIDTH && isComment(line) ? [`${file}:${i + 1}`] : [])),
    );
    expect(tooWide).toEqual([]);
  });

  test("in prose", () => {
    // Tables, links, pictures and headings have no other place to break, and commands are copied whole.
    const isProse = (line: string) => !/^\s*\||^!?\[|^#|https?:\/\/\S{40}/.test(line);
    const documents = files.filter((file) => file.endsWith(".md"));
    const withoutCode = (file: string) =>
      linesOf(file)
        .join("\n")
        .replace(/^ *```[^]*?^ *```/gm, "");
    const tooWide = documents.flatMap((file) =>
      withoutCode(file)
        .split("\n")
        .filter((line) => line.length > MAX_WIDTH && isProse(line))
        .map((line) => `${file}: ${line}`),
    );
    expect(tooWide).toEqual([]);
  });
});
