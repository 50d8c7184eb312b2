import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "../run/root.mjs";
import { repositoryFiles } from "./repository-files.mjs";

const files = repositoryFiles();
const folders = files.flatMap((file) => file.split("/").map((_, i, names) => names.slice(0, i).join("/")));
const paths = [...new Set([...files, ...folders])].filter((path) => path !== "").map((path) => `/${path}`);
const atTop = new Set(paths.map((path) => path.split("/")[1]!));

/** Superseded decisions and the change log describe earlier trees, so they are not compared with the present one. */
const documents = files.filter((file) => {
  if (/^docs\/decisions\/\d/.test(file)) return /^Status: accepted/m.test(readFileSync(inRoot(file), "utf8"));
  return /^(docs\/[^/]+|docs\/decisions\/README|README|CONTRIBUTING|SECURITY)\.md$/.test(file);
});

/**
 * A pattern for the paths that a text in backticks names; null for other texts. Only a text that begins with a name at
 * the root is a whole path, any other the end of one. `<feature>`, `*` and `…` stand for any names.
 */
function pathIn(text: string): RegExp | null {
  if (!/^[a-z][^\s:=]*$/.test(text) || text.includes("//")) return null;
  const isFromRoot = text.includes("/") && atTop.has(text.split("/")[0]!);
  if (!isFromRoot && !/[a-z0-9>}*]\.(ts|tsx|mjs|cjs|css|md|sql|yml)$/.test(text)) return null;
  const written = text.replace(/\/$/, "").replace(/[.()[\]+?^$|\\]/g, "\\$&");
  const pattern = written.replace(/<[^>]*>|\*/g, "[^/]*").replaceAll("…", ".*");
  return new RegExp(`${isFromRoot ? "^" : ""}/${pattern}$`);
}

/** Writes a text with `{en,sv}` once for each of the two. */
function expand(text: string): string[] {
  const [braces, names] = /\{([^}]*)\}/.exec(text) ?? [];
  return braces === undefined ? [text] : names!.split(",").flatMap((name) => expand(text.replace(braces, name)));
}

test.each(documents)("every path that %s names is there", (document) => {
  const prose = readFileSync(inRoot(document), "utf8").replace(/^ *```[^]*?^ *```/gm, "");
  const named = [...new Set(Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, text]) => text!))];
  const missing = named.flatMap(expand).filter((text) => {
    const pattern = pathIn(text);
    return pattern !== null && !paths.some((path) => pattern.test(path));
  });
  expect(missing).toEqual([]);
});

test("a path that is not there is found", () => {
  const isThere = (text: string) => expand(text).every((each) => paths.some((path) => pathIn(each)!.test(path)));
  for (const text of ["lib/store.ts", "comments.test.ts", "lib/i18n/messages/{en,sv}/comments.json", "docs/"]) {
    expect(isThere(text), text).toBe(true);
  }
  const missing = ["lib/stores.ts", "http/answer-once.ts", "app/…/comment", "docs/interface"];
  for (const text of [...missing, "lib/i18n/messages/{en,fi}/comments.json"]) {
    expect(isThere(text), text).toBe(false);
  }
  for (const text of ["npm run dev", "/Api/v2/Me", "DATA_DIR/db", "api/auth"]) expect(pathIn(text)).toBeNull();
});
