import { openPdf } from "./open-pdf";

export interface ReadTag {
  role: string;
  /** Its own text, then that of its children. */
  text: string;
  children: ReadTag[];
}

export interface ReadPdf {
  title: string | undefined;
  language: string | null;
  isMarked: boolean;
  /** Titles of the top-level bookmarks, each with the titles of its children. */
  bookmarks: [string, string[]][];
  /** The text of each page, with its header and footer. */
  pages: string[];
  /** The structure of each page; artifacts are not part of it. */
  tags: ReadTag[];
}

interface StructNode {
  role: string;
  children: (StructNode | { type: string; id: string })[];
}

/** Reads a PDF with pdf.js, which turns every kind of space into a plain one. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { pdf } = await openPdf(bytes);
  const { info } = await pdf.getMetadata();
  const pages: string[] = [];
  const tags: ReadTag[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: (string | null)[] = [];
    let all = "";
    for (const item of items) {
      if ("str" in item) {
        all += item.str + (item.hasEOL ? "\n" : "");
        const id = open.findLast((each) => each !== null);
        // pdf.js leaves out a space that ends a line.
        if (id) texts.set(id, (texts.get(id) ?? "") + item.str + (item.hasEOL ? " " : ""));
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push(item.type === "beginMarkedContentProps" ? item.id : null);
    }
    pages.push(all);
    const tree = (await page.getStructTree()) as StructNode | null;
    if (tree) tags.push(toTag(tree, texts));
  }
  const bookmarks = (await pdf.getOutline()).map(({ title, items }): [string, string[]] => [
    title,
    (items as { title: string }[]).map((below) => below.title),
  ]);
  const read = {
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string | null }).Language ?? null,
    isMarked: (await pdf.getMarkInfo())?.Marked ?? false,
    bookmarks,
    pages,
    tags,
  };
  await pdf.destroy();
  return read;
}

function toTag({ role, children }: StructNode, texts: ReadonlyMap<string, string>): ReadTag {
  const below = children.flatMap((child) => ("role" in child ? [toTag(child, texts)] : []));
  // pdf.js adds a space where there is a gap before a text, so there may be several in a row.
  const own = children
    .map((child) => ("role" in child ? "" : (texts.get(child.id) ?? "")))
    .join("")
    .replaceAll(/ +/g, " ")
    .trim();
  return {
    role,
    text: (own + below.map(({ text }) => text).join(" ")).trim(),
    children: below,
  };
}

/**
 * All tags of a role that have a text, in reading order. pdf.js lists the structure page by page, so an element on
 * several pages is found once for each page, with only the text that is on that page.
 */
export function tagsOf(pdf: ReadPdf, role: string): ReadTag[] {
  const found: ReadTag[] = [];
  const visit = (tag: ReadTag): void => {
    if (tag.role === role && tag.text !== "") found.push(tag);
    tag.children.forEach(visit);
  };
  pdf.tags.forEach(visit);
  return found;
}

/** Returns the number of times that a PDF draws an image, and the alternative texts of its figures. */
export async function imagesIn(bytes: Uint8Array): Promise<{ drawn: number; alt: string[] }> {
  const { pdf, OPS } = await openPdf(bytes);
  const found = { drawn: 0, alt: [] as string[] };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { fnArray } = await page.getOperatorList();
    found.drawn += fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
    const visit = (node: FigureNode) => {
      if (node.role === "Figure") found.alt.push(node.alt ?? "");
      for (const child of node.children ?? []) visit(child);
    };
    visit((await page.getStructTree()) as FigureNode);
  }
  await pdf.destroy();
  return found;
}

/** The colours of the lines that a PDF draws, each once, as #rrggbb. */
export async function strokesIn(bytes: Uint8Array): Promise<string[]> {
  const { pdf, OPS } = await openPdf(bytes);
  const found = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    fnArray.forEach((operation, i) => {
      if (operation === OPS.setStrokeRGBColor) found.add(String((argsArray as unknown[][])[i]![0]));
    });
  }
  await pdf.destroy();
  return [...found];
}

interface FigureNode {
  role?: string;
  alt?: string;
  children?: FigureNode[];
}
