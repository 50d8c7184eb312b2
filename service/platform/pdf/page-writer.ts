import PDFDocument from "pdfkit";
import { formatDay } from "@/contract/format/format-days";
import { isForText } from "@/contract/letterhead/colour";
import { interFont, writable, type Weight } from "./fonts";
import type { PdfDocument, PdfLogo } from "./pdf-document";
import { LANGUAGE_TAGS } from "./pdf-language";

export type Structure = PDFKit.PDFStructureElement;

/**
 * Options of structure elements. PDFKit's outdated types lack `scope` and `bbox`; where they lack an option of other
 * calls, it is cast to `never`.
 */
interface StructureOptions {
  title?: string;
  /** The scope of a header cell: a row or a column. */
  scope?: "Column" | "Row";
  /** Alternative text of a figure. */
  alt?: string;
  /** Left, top, right and bottom of a figure on its page. */
  bbox?: [number, number, number, number];
}

/** A4 in points. */
const [SHORT, LONG] = [595.28, 841.89];
const MARGIN = 42;
/** Width between the margins of a portrait page. */
export const PORTRAIT_WIDTH = SHORT - 2 * MARGIN;
/** Distances in points from the top and bottom of a page to its content; header and footer are between. */
const HEAD = 64;
const FOOT = 52;
/** Line height as a multiple of the font size. */
const LEADING = 1.35;

/** Maximum number of points per pixel, so that images are printed with at least 144 dpi. */
const MAX_SCALE = 0.5;

const INK = "#1a1c1b";
export const QUIET = "#5c625f";
export const LINE = "#d5d8d4";
const ACCENT = "#0b5d52";

export interface TextLook {
  size: number;
  weight?: Weight;
  colour?: string;
}

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

interface LineLook {
  colour: string;
  thickness: number;
  isDashed?: boolean;
}

/**
 * Writes the pages of a tagged PDF (PDF/UA) from top to bottom. All that is drawn is either an element of the
 * structure or an artifact, which screen readers skip.
 */
export class PageWriter {
  readonly pdf: PDFKit.PDFDocument;
  private readonly root: Structure;
  private readonly bookmarks: PDFKit.PDFOutline[] = [];
  /** The current vertical position, from the top of the page. */
  y = MARGIN;

  isLandscape = false;

  constructor(private readonly document: PdfDocument) {
    const { language, title, company, agency, period, madeOn } = document;
    this.pdf = new PDFDocument({
      margin: 0,
      pdfVersion: "1.7",
      subset: "PDF/UA" as never,
      tagged: true,
      displayTitle: true,
      lang: LANGUAGE_TAGS[language],
      bufferPages: true,
      autoFirstPage: false,
      // Prevents PDFKit from loading Helvetica.
      font: null as unknown as string,
      info: {
        Title: writable(`${title} ${period}, ${company}`),
        Author: writable(agency ?? company),
        Creator: "Nyckeltal",
        CreationDate: new Date(`${madeOn}T00:00:00Z`),
      },
    });
    this.pdf.registerFont("regular", interFont("regular") as never);
    this.pdf.registerFont("bold", interFont("bold") as never);
    this.root = this.pdf.struct("Document");
    this.pdf.addStructure(this.root);
  }

  /**
   * The colour of the line of values in charts, of sparklines and of the agency's name: the agency's own if it is
   * legible on white.
   */
  get accent(): string {
    return this.legibleColour ?? ACCENT;
  }

  /** The colour of headings: the agency's own if it is legible on white. */
  get headingColour(): string {
    return this.legibleColour ?? INK;
  }

  private get legibleColour(): string | undefined {
    const { colour } = this.document;
    return colour !== undefined && isForText(colour) ? colour : undefined;
  }

  get left(): number {
    return MARGIN;
  }

  get width(): number {
    return this.pdf.page.width - 2 * MARGIN;
  }

  /** The remaining height of the page. */
  get room(): number {
    return this.bottom - this.y;
  }

  get bottom(): number {
    return this.pdf.page.height - FOOT;
  }

  newPage(isLandscape = this.isLandscape): void {
    this.isLandscape = isLandscape;
    this.pdf.addPage({ size: isLandscape ? [LONG, SHORT] : [SHORT, LONG], margin: 0 });
    this.y = HEAD;
  }

  /** Begins a new page if this height does not fit, unless the page is still empty. */
  ensureRoom(height: number): void {
    if (height > this.room && this.y > HEAD) this.newPage();
  }

  /** Begins an element of the structure, below another one or the document. It ends with its parent or before. */
  element(type: string, parent: Structure = this.root, options: StructureOptions = {}): Structure {
    const element = this.pdf.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws the content of an element. */
  drawContent(element: Structure, type: string, draw: () => void): void {
    const content = this.pdf.markStructureContent(type);
    draw();
    this.pdf.endMarkedContent();
    element.add(content);
  }

  /** Draws an artifact, which screen readers skip. */
  artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.pdf.markContent("Artifact", { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws one line of text with its top at `y`. */
  text(text: string, x: number, y: number, look: TextLook): void {
    if (text === "") return;
    this.use(look).fillColor(look.colour ?? INK);
    this.pdf.text(text, x, y, { lineBreak: false });
  }

  /** Draws a text that ends at `right`; a trailing space does not count. */
  textAtRight(text: string, right: number, y: number, look: TextLook): void {
    this.text(text, right - this.widthOf(text.trimEnd(), look), y, look);
  }

  rule(x: number, y: number, width: number, colour = LINE, thickness = 0.5): void {
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke();
  }

  /** Draws a line through these points, with a gap at each missing point; a point between two gaps is a dot. */
  line(points: readonly (Point | null)[], { colour, thickness, isDashed = false }: LineLook): void {
    this.pdf.save().lineWidth(thickness).strokeColor(colour).lineJoin("round").lineCap("round");
    if (isDashed) this.pdf.dash(3, { space: 3 });
    points.forEach((point, i) => {
      if (!point) return;
      if (points[i - 1]) this.pdf.lineTo(point.x, point.y);
      else this.pdf.moveTo(point.x, point.y);
    });
    this.pdf.stroke().restore();
    points.forEach((point, i) => {
      if (point && !points[i - 1] && !points[i + 1]) this.dot(point, thickness, colour);
    });
  }

  dot({ x, y }: Point, radius: number, colour: string): void {
    this.pdf.circle(x, y, radius).fill(colour);
  }

  widthOf(text: string, look: TextLook): number {
    return this.use(look).widthOfString(text);
  }

  lineHeight({ size }: Pick<TextLook, "size">): number {
    return size * LEADING;
  }

  /**
   * Breaks a text into lines of this width, and a word that is longer than a line into pieces. If there are more than
   * `max` lines, the last one has the rest without line feeds, and is cut with an ellipsis if that does not fit.
   */
  lines(text: string, width: number, look: TextLook, max = Infinity): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split("\n")) {
      let line = "";
      // Spaces at the end are removed, because they would make an empty line after a last word that fills its line.
      for (const word of paragraph
        .trimEnd()
        .split(" ")
        .flatMap((whole) => this.pieces(whole, width, look))) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (line !== "" && this.widthOf(longer, look) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      lines.push(line);
    }
    return lines.length > max
      ? [...lines.slice(0, max - 1), this.shortened(lines.slice(max - 1).join(" "), width, look)]
      : lines;
  }

  /** Cuts a text that does not fit, and adds an ellipsis. */
  shortened(text: string, width: number, look: TextLook): string {
    const trimmed = text.trimEnd();
    if (this.widthOf(trimmed, look) <= width) return trimmed;
    // More never fits on a line, and measuring a long text takes time.
    const characters = Array.from(text.slice(0, 1_000));
    let fits = 0;
    let tooMany = characters.length;
    while (tooMany - fits > 1) {
      const middle = (fits + tooMany) >> 1;
      if (this.widthOf(`${characters.slice(0, middle).join("")}…`, look) <= width) fits = middle;
      else tooMany = middle;
    }
    return `${characters.slice(0, fits).join("").trimEnd()}…`;
  }

  /** Writes a text on as many lines and pages as needed. */
  paragraph(type: string, text: string, look: TextLook, { gap = 6, width = this.width } = {}): void {
    const element = this.element(type);
    const lines = this.lines(text, width, look);
    const height = this.lineHeight(look);
    lines.forEach((line, i) => {
      this.ensureRoom(height);
      // The extracted text needs a space also at the end of a line.
      this.drawContent(element, type, () => {
        this.text(i < lines.length - 1 ? `${line} ` : line, this.left, this.y, look);
      });
      this.y += height;
    });
    element.end();
    this.y += gap;
  }

  /** Draws a figure with alternative text within this area; `parent` is its parent element in the structure. */
  figure(alt: string, area: Area, draw: () => void, parent: Structure = this.root): void {
    const { x, y, width, height } = area;
    const figure = this.element("Figure", parent, { alt, bbox: [x, y, x + width, y + height] });
    this.drawContent(figure, "Figure", draw);
    figure.end();
  }

  /** Draws an image with alternative text, scaled down if it does not fit. */
  image({ bytes, width, height }: PdfLogo, alt: string, maxSize: { width: number; height: number }): void {
    const scale = Math.min(maxSize.width / width, maxSize.height / height, MAX_SCALE);
    const size = { width: width * scale, height: height * scale };
    const { left: x, y } = this;
    this.figure(alt, { x, y, ...size }, () => {
      this.pdf.image(Buffer.from(bytes), x, y, size);
    });
    this.y += size.height;
  }

  /** Adds a bookmark to the current position. */
  bookmark(text: string, level: 1 | 2): void {
    const parent = (level === 2 && this.bookmarks.at(-1)) || this.pdf.outline;
    const entry = parent.addItem(text, {
      // PDFKit subtracts this from the width of the page, so the bookmark leads to its left edge.
      left: this.pdf.page.width,
      top: Math.max(0, this.y - 12),
      expanded: true,
    } as never);
    if (level === 1) this.bookmarks.push(entry);
  }

  /** Writes the headers and footers of all pages and ends the document. */
  async finish(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf
        .on("data", (chunk: Uint8Array) => chunks.push(chunk))
        .on("end", resolve)
        .on("error", reject);
    });
    const { start, count } = this.pdf.bufferedPageRange();
    for (let i = 0; i < count; i++) {
      this.pdf.switchToPage(start + i);
      // The first page begins with the letterhead instead.
      if (i > 0)
        this.artifact(() => {
          this.writeHead();
        }, "Pagination");
      this.artifact(() => {
        this.writeFoot(i + 1, count);
      }, "Pagination");
    }
    this.root.end();
    this.pdf.end();
    await ended;
    // Copied, because a Buffer may share its memory with others, and could then not be transferred to another thread.
    return new Uint8Array(Buffer.concat(chunks));
  }

  private writeHead(): void {
    const { company, organisationNumber, title, period } = this.document;
    const look = { size: 8, colour: QUIET };
    const half = this.width / 2 - 8;
    // Only a long name or title is cut, never the organisation number or the period.
    const cutBefore = (text: string, end: string) => {
      const ending = end === "" ? "" : ` · ${end}`;
      return this.shortened(text, half - this.widthOf(ending, look), look) + ending;
    };
    this.text(cutBefore(company, organisationNumber), this.left, 32, look);
    this.textAtRight(cutBefore(title, period), this.left + this.width, 32, look);
    this.rule(this.left, 47, this.width);
  }

  private writeFoot(page: number, pages: number): void {
    const { agency, organisationNumber, period, madeOn, language } = this.document;
    const day = formatDay(madeOn, language);
    const look = { size: 7.5, colour: QUIET };
    const y = this.pdf.page.height - 34;
    const pageNumber =
      language === "sv" ? `Sida ${String(page)} av ${String(pages)}` : `Page ${String(page)} of ${String(pages)}`;
    const rest = (page === 1 ? [day] : [organisationNumber, period, day]).filter((part) => part !== "").join(" · ");
    const agencyName = agency ?? "";
    const ending = agencyName === "" ? rest : ` · ${rest}`;
    // 90 points are left for the page number.
    const left = this.shortened(agencyName, this.width - 90 - this.widthOf(ending, look), look) + ending;
    this.rule(this.left, y - 6, this.width);
    this.text(left, this.left, y, look);
    this.textAtRight(pageNumber, this.left + this.width, y, look);
  }

  private use({ weight = "regular", size }: TextLook): PDFKit.PDFDocument {
    return this.pdf.font(weight).fontSize(size);
  }

  private pieces(word: string, width: number, look: TextLook): string[] {
    // Short words are taken to fit, which saves measuring them.
    if (word.length < 8 || this.widthOf(word, look) <= width) return [word];
    const pieces: string[] = [];
    let piece = "";
    for (const character of word) {
      if (piece !== "" && this.widthOf(piece + character, look) > width) {
        pieces.push(piece);
        piece = "";
      }
      piece += character;
    }
    return [...pieces, piece];
  }
}
