import type { Locator, Page } from "@playwright/test";

/** A grid addressed like a spreadsheet: columns A, B …, rows 1, 2 …. */
export class SheetPage {
  constructor(
    readonly page: Page,
    readonly grid: Locator,
  ) {}

  cell(name: string): Locator {
    const { row, column } = placeOf(name);
    return this.grid.locator(`[data-row="${row}"] [data-column="${column}"]`);
  }

  /** Selects one cell or a range; the first corner is the active cell. */
  async select(range: string): Promise<void> {
    const [from = "A1", to] = range.split(":");
    await this.cell(from).click();
    if (to) await this.cell(to).click({ modifiers: ["Shift"] });
  }

  /** Pastes a text at A1. */
  async fill(text: string): Promise<void> {
    await this.select("A1");
    await this.page.evaluate((copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", copied);
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, text);
  }

  /** Puts texts on the browser's own clipboard as a program does, including markup. */
  async putOnClipboard(forms: { text: string; html?: string }): Promise<void> {
    await this.page.evaluate(({ text, html }) => {
      const copy = (event: ClipboardEvent) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData("text/plain", text);
        if (html !== undefined) event.clipboardData?.setData("text/html", html);
      };
      document.addEventListener("copy", copy, { capture: true, once: true });
      // oxlint-disable-next-line typescript/no-deprecated -- the asynchronous clipboard would clean the markup
      document.execCommand("copy");
    }, forms);
  }

  /** The clipboard's content in a format; empty without any. */
  clipboard(type: "text/plain" | "text/html"): Promise<string> {
    return this.page.evaluate(async (wanted) => {
      const [item] = await navigator.clipboard.read();
      return item?.types.includes(wanted) ? await (await item.getType(wanted)).text() : "";
    }, type);
  }

  /** Does steps separated by spaces: presses a key, types a text in single quotes, or takes one of {@link STEPS}. */
  async run(steps: string): Promise<void> {
    for (const [step, text] of steps.matchAll(/'([^']*)'|\S+/g)) {
      if (text !== undefined) await this.page.keyboard.type(text);
      else await this.runStep(step);
    }
  }

  private async runStep(step: string): Promise<void> {
    const [name = "", ...rest] = step.split(":");
    const [action, ...modifiers] = name.split("+").reverse();
    if (rest.length === 0) return this.page.keyboard.press(step);
    for (const modifier of modifiers) await this.page.keyboard.down(modifier);
    await STEPS[action!]!(this, rest);
    for (const modifier of modifiers) await this.page.keyboard.up(modifier);
  }

  /** The focused cell, the selection, the editor's text and the texts of the named cells. */
  state(cells: readonly string[]): Promise<SheetState> {
    const places = cells.map((name) => ({ name, ...placeOf(name) }));
    return this.grid.evaluate((grid, wanted) => {
      const nameOf = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`;
      const place = (element: Element | null) => {
        const data = (name: string) => element?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
        return { row: Number(data("row")), column: Number(data("column")) };
      };
      const focused = document.activeElement;
      const inGrid = grid.contains(focused) && focused?.closest("[data-column]");
      const selected = [...grid.querySelectorAll('[data-column][aria-selected="true"]')].map(place);
      const rows = selected.map(({ row }) => row);
      const columns = selected.map(({ column }) => column);
      const active = inGrid ? nameOf(place(focused).row, place(focused).column) : "outside";
      const first = nameOf(Math.min(...rows), Math.min(...columns));
      const last = nameOf(Math.max(...rows), Math.max(...columns));
      const textOf = ({ row, column }: { row: number; column: number }) => {
        const cell = grid.querySelector(`[data-row="${row}"] [data-column="${column}"]`);
        if (!cell) throw new Error(`the grid has no cell ${nameOf(row, column)}`);
        // A cell's own text stands before its open editor.
        return [...cell.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)?.textContent ?? "";
      };
      return {
        at: selected.length > 1 ? `${first}:${last}@${active}` : active,
        editing: focused instanceof HTMLInputElement && inGrid ? focused.value : null,
        cells: Object.fromEntries(wanted.map(({ name, ...at }) => [name, textOf(at)])),
      };
    }, places);
  }
}

export interface SheetState {
  /** "B2", or "A1:C3@B2" with more than one selected cell; "outside" replaces the active cell if no cell has focus. */
  at: string;
  /** The text in the open editor of a cell; null when none is open. */
  editing: string | null;
  /** The texts of the cells by their names. */
  cells: Record<string, string>;
}

/**
 * Steps other than keys and typing: `name:argument`, with Control+ or Shift+ before it. `reading:1` chooses the second
 * way to read an ambiguous number, of two that the dialog shows as “text → value”.
 */
const STEPS: Record<string, (sheet: SheetPage, args: string[]) => Promise<void>> = {
  click: (sheet, [name]) => sheet.cell(name!).click(),
  dblclick: (sheet, [name]) => sheet.cell(name!).dblclick(),
  drag: async (sheet, [from, to]) => drag(sheet.page, sheet.cell(from!), sheet.cell(to!)),
  fill: async (sheet, [to]) => drag(sheet.page, sheet.grid.locator("[data-fill-handle]"), sheet.cell(to!)),
  fillDown: (sheet) => sheet.grid.locator("[data-fill-handle]").dblclick(),
  column: (sheet, [letter]) => header(sheet, letter!).click(),
  columns: async (sheet, [from, to]) => drag(sheet.page, header(sheet, from!), header(sheet, to!)),
  row: (sheet, [number]) => rowHeader(sheet, number!).click(),
  rows: async (sheet, [from, to]) => drag(sheet.page, rowHeader(sheet, from!), rowHeader(sheet, to!)),
  button: (sheet, [name]) => sheet.page.getByRole("button", { name: name!.replaceAll("_", " ") }).click(),
  reading: (sheet, [index]) => sheet.page.getByRole("radio", { name: "→" }).nth(Number(index)).check(),
};

const header = (sheet: SheetPage, letter: string) =>
  sheet.grid.locator(`[data-column-header="${letter.charCodeAt(0) - 65}"]`);
const rowHeader = (sheet: SheetPage, number: string) =>
  sheet.grid.locator(`[role="rowheader"][data-row-header="${Number(number) - 1}"]`);

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover({ force: true });
  await page.mouse.up();
}

function placeOf(name: string): { row: number; column: number } {
  return { column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) - 1 };
}

/** Parses "A1=7 B2=" into the texts of cells. */
export function cellsOf(list: string): Record<string, string> {
  const pairs = [...list.matchAll(/([A-Z]\d)=(.*?)(?= [A-Z]\d=|$)/g)];
  if (pairs.map(([pair]) => pair).join(" ") !== list) throw new Error(`expected cells as "A1=7 B2=", found "${list}"`);
  return Object.fromEntries(pairs.map(([, name, text]) => [name!, text!]));
}
