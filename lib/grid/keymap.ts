import type { Axis } from "./selection";

export type GridCommand =
  | {
      /** `rows` and `columns` count cells for "move" and pages for "page"; for "jump" they are only the direction. */
      readonly type: "move" | "jump" | "page";
      readonly rows: number;
      readonly columns: number;
      readonly extend: boolean;
    }
  | { readonly type: "edge"; readonly to: "rowStart" | "rowEnd" | "gridStart" | "gridEnd"; readonly extend: boolean }
  | { readonly type: "step"; readonly axis: Axis; readonly back: boolean }
  | { readonly type: "edit" }
  | { readonly type: "replace"; readonly text: string }
  | { readonly type: "fillSelection" }
  | { readonly type: "selectAll" | "selectRows" | "selectColumns" | "collapse" }
  | { readonly type: "clear" | "fillDown" | "fillRight" | "undo" | "redo" }
  | { readonly type: "cancel" }
  | { readonly type: "switchMode" };

/**
 * Mode of the cell editor. Typing starts `replace`, in which arrow keys commit and move to another cell. F2 and a
 * double click start `caret`, in which arrow keys move in the text.
 */
export type EditMode = "replace" | "caret";

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const PAGES: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

/**
 * Command of a key press while no cell is being edited; null leaves the key to the browser.
 * @param isMac true on macOS, where Alt is the Option key, which types characters such as [ and @
 */
export function commandInGrid(press: KeyPress, isMac = false): GridCommand | null {
  const { key, shiftKey: extend } = press;
  const control = press.ctrlKey || press.metaKey;
  const page = PAGES[key];
  if (page && press.altKey && !control) return { type: "page", rows: 0, columns: page, extend };
  if (isMac && press.altKey && !control && isCharacter(key)) return { type: "replace", text: key };
  // On Windows, AltGr is reported as Ctrl+Alt; it types characters such as €.
  if (press.altKey && !(press.ctrlKey && key.length === 1)) return null;
  return movement(press, control) ?? (control ? controlCommand(press) : plainCommand(key, extend));
}

/** Command of a key press in the cell editor; null leaves the key to the text. */
export function commandInEditor(press: KeyPress, mode: EditMode): GridCommand | null {
  const control = press.ctrlKey || press.metaKey;
  if (press.key === "Enter" && control) return { type: "fillSelection" };
  if (press.key === "Enter" && !press.altKey) return { type: "step", axis: "row", back: press.shiftKey };
  if (press.key === "Tab" && !control) return { type: "step", axis: "column", back: press.shiftKey };
  if (press.key === "Escape") return { type: "cancel" };
  if (press.key === "F2") return { type: "switchMode" };
  if (mode === "caret" || press.altKey) return null;
  return movement(press, control);
}

function movement({ key, shiftKey: extend }: KeyPress, control: boolean): GridCommand | null {
  const arrow = ARROWS[key];
  if (arrow) return { type: control ? "jump" : "move", rows: arrow[0], columns: arrow[1], extend };
  if (key === "Home") return { type: "edge", to: control ? "gridStart" : "rowStart", extend };
  if (key === "End") return { type: "edge", to: control ? "gridEnd" : "rowEnd", extend };
  const page = PAGES[key];
  return page && !control ? { type: "page", rows: page, columns: 0, extend } : null;
}

function plainCommand(key: string, shift: boolean): GridCommand | null {
  if (key === "Enter") return { type: "step", axis: "row", back: shift };
  if (key === "Tab") return { type: "step", axis: "column", back: shift };
  if (key === "F2") return { type: "edit" };
  if (key === "Delete") return { type: "clear" };
  if (key === "Backspace") return { type: "replace", text: "" };
  if (key === "Escape") return { type: "collapse" };
  if (key === " " && shift) return { type: "selectRows" };
  return isCharacter(key) ? { type: "replace", text: key } : null;
}

function controlCommand(press: KeyPress): GridCommand | null {
  const { shiftKey: shift } = press;
  const key = press.key.toLowerCase();
  if (key === "a") return { type: "selectAll" };
  if (key === " ") return { type: shift ? "selectAll" : "selectColumns" };
  if (key === "z") return { type: shift ? "redo" : "undo" };
  if (key === "y") return { type: "redo" };
  if (key === "d") return { type: "fillDown" };
  if (key === "r" && !shift) return { type: "fillRight" };
  return press.ctrlKey && press.altKey && isCharacter(press.key) ? { type: "replace", text: press.key } : null;
}

function isCharacter(key: string): boolean {
  return /^.$/su.test(key);
}
