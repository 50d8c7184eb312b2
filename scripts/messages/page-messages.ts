import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatText } from "@/service/testing/format-text";

/** The generated module with the names of the texts that `PageData` and `FrameData` pass to client components. */
export const PAGE_MESSAGES_FILE = "lib/i18n/page-messages.ts";

/** Every page has the texts of ui, shell and errors. */
const EVERYWHERE = ["ui", "shell", "errors"];

const sourceOf = (file: string) => readFileSync(file, "utf8");
const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);

/** The project's modules that a module imports, statically or dynamically, without those of `import type`. */
function importsOf(file: string): string[] {
  const source = sourceOf(file).replace(/^import type [^;]*;/gm, "");
  return matchesOf(source, /(?:from |import\()"((?:@\/|\.)[^"]+)"/g).flatMap((name) => {
    const path = name.startsWith("@/") ? name.slice(2) : join(dirname(file), name);
    return [`${path}.ts`, `${path}.tsx`].filter((candidate) => existsSync(candidate));
  });
}

/**
 * The namespaces (`comments`) and parts of them (`comments.form`) whose texts a module and its imports use. Only names
 * that are written in the call of `useTranslations` are found, no variables.
 */
export function namespacesOf(entry: string): Set<string> {
  const used = new Set<string>();
  const seen = new Set([entry]);
  // A Set is iterated with what is added meanwhile, so imports of imports are visited too, each once.
  for (const file of seen) {
    for (const namespace of matchesOf(sourceOf(file), /useTranslations\(["`](\w+(?:\.\w+)?)/g)) used.add(namespace);
    for (const imported of importsOf(file)) seen.add(imported);
  }
  return new Set([...used].filter((name) => !isWithin(used, name)));
}

/** True for a part such as `comments.form` when the namespaces have `comments`. */
function isWithin(namespaces: ReadonlySet<string>, name: string): boolean {
  return name.includes(".") && namespaces.has(name.split(".")[0]!);
}

/** The files of app that pass data and texts by `PageData` or `FrameData`. */
export const filesWithTexts = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => join("app", file))
  .filter((file) => /<(?:Page|Frame)Data/.test(sourceOf(file)))
  .sort();

/** The names in `<PageData page="…">` and `<FrameData page="…">` of a file. */
export const pagesNamedIn = (file: string): string[] =>
  matchesOf(sourceOf(file), /<(?:Page|Frame)Data page="([^"]+)"/g);

/** The name of a page, layout or waiting page: its path in app/ without the ending. */
export const pageOf = (file: string): string => file.slice("app/".length, -".tsx".length);

/** The namespaces that a page's own components use, without those that a layout above it already passes. */
function ownNamespaces(file: string): string[] {
  const above = new Set(EVERYWHERE);
  // A layout is not above itself.
  const beginning = file.endsWith("layout.tsx") ? dirname(dirname(file)) : dirname(file);
  for (let folder = beginning; folder.startsWith("app/"); folder = dirname(folder)) {
    const layout = join(folder, "layout.tsx");
    if (filesWithTexts.includes(layout)) ownNamespaces(layout).forEach((namespace) => above.add(namespace));
  }
  return [...namespacesOf(file)].filter((name) => !above.has(name) && !isWithin(above, name)).sort();
}

/** The text of the generated module for the present sources. */
export function pageMessagesModule(): string {
  const pages = filesWithTexts.map((file) => [pageOf(file), ownNamespaces(file)]);
  const source = `// Made by \`npm run messages\` from what the components of each page use; changes here are overwritten.
import type { NamespacePart } from "./message-parts";

/** The texts that each page, layout and waiting page of app/ hands over, beside those of ui, shell and errors. */
export const PAGE_MESSAGES = ${JSON.stringify(Object.fromEntries(pages))} satisfies Record<string, NamespacePart[]>;
`;
  return formatText(PAGE_MESSAGES_FILE, source);
}
