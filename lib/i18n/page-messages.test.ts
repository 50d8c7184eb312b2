import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Every page has the texts of ui, shell and errors. */
const EVERYWHERE = ["ui", "shell", "errors"];

const sourceOf = (file: string) => readFileSync(file, "utf8");
const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);

/** The modules of app, components and lib that a module imports, at once or on demand; types aside. */
function importsOf(file: string): string[] {
  const source = sourceOf(file).replace(/^import type [^;]*;/gm, "");
  return matchesOf(source, /(?:from |import\()"((?:@\/|\.)[^"]+)"/g).flatMap((name) => {
    const path = name.startsWith("@/") ? name.slice(2) : normalize(join(dirname(file), name));
    return [`${path}.ts`, `${path}.tsx`].filter((candidate) => existsSync(candidate));
  });
}

/** The namespaces of the texts that a module and its imports use, each with one file that does. */
function namespacesFrom(entry: string): Map<string, string> {
  const used = new Map<string, string>();
  const seen = new Set([entry]);
  for (const file of seen) {
    for (const namespace of matchesOf(sourceOf(file), /useTranslations\(["`](\w+)/g)) used.set(namespace, file);
    for (const imported of importsOf(file)) seen.add(imported);
  }
  return used;
}

const givenBy = (file: string): string[] => {
  const lists = matchesOf(sourceOf(file), /<PageData messages=\{\[([^\]]*)\]\}/g);
  return lists.flatMap((list) => matchesOf(list, /"(\w+)"/g));
};

/** The namespaces that the layouts above a page give to it. */
function givenAbove(page: string): string[] {
  const given = [...EVERYWHERE];
  for (let folder = dirname(page); folder !== "app"; folder = dirname(folder)) {
    const layout = join(folder, "layout.tsx");
    if (existsSync(layout)) given.push(...givenBy(layout));
  }
  return given;
}

const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => join("app", file))
  .filter((file) => sourceOf(file).includes("<PageData"));

test("there are pages with texts of their own", () => {
  expect(pages.length).toBeGreaterThan(15);
});

test.each(pages)("%s hands over the texts that its components use, and no others", (page) => {
  const above = page.endsWith("layout.tsx") ? EVERYWHERE : givenAbove(page);
  const used = [...namespacesFrom(page)].filter(([namespace]) => !above.includes(namespace));
  expect(used.map(([namespace, file]) => `${namespace} (${file})`).sort()).toEqual(
    givenBy(page)
      .map((namespace) => `${namespace} (${new Map(used).get(namespace) ?? "nothing"})`)
      .sort(),
  );
});
