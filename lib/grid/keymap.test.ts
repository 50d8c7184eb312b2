import { describe, expect, it } from "vitest";
import { commandInEditor, commandInGrid, type GridCommand, type KeyPress } from "./keymap";

/** Returns the key press of a shortcut such as "Ctrl+Shift+ArrowDown". */
function press(shortcut: string): KeyPress {
  const parts = shortcut.split("+");
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return {
    key: parts.at(-1)!.replace("Space", " "),
    ctrlKey: has("Ctrl"),
    metaKey: has("Meta"),
    altKey: has("Alt"),
    shiftKey: has("Shift"),
  };
}

const move = (rows: number, columns: number, extend = false): GridCommand => ({ type: "move", rows, columns, extend });
const jump = (rows: number, columns: number, extend = false): GridCommand => ({ type: "jump", rows, columns, extend });

describe("commandInGrid", () => {
  it.each<[string, GridCommand | null]>([
    ["ArrowUp", move(-1, 0)],
    ["ArrowDown", move(1, 0)],
    ["ArrowLeft", move(0, -1)],
    ["ArrowRight", move(0, 1)],
    ["Shift+ArrowRight", move(0, 1, true)],
    ["Ctrl+ArrowDown", jump(1, 0)],
    ["Meta+ArrowDown", jump(1, 0)],
    ["Ctrl+Shift+ArrowLeft", jump(0, -1, true)],
    ["Home", { type: "edge", to: "rowStart", extend: false }],
    ["End", { type: "edge", to: "rowEnd", extend: false }],
    ["Ctrl+Home", { type: "edge", to: "gridStart", extend: false }],
    ["Ctrl+Shift+End", { type: "edge", to: "gridEnd", extend: true }],
    ["PageDown", { type: "page", rows: 1, columns: 0, extend: false }],
    ["Shift+PageUp", { type: "page", rows: -1, columns: 0, extend: true }],
    ["Alt+PageDown", { type: "page", rows: 0, columns: 1, extend: false }],
    ["Alt+Shift+PageUp", { type: "page", rows: 0, columns: -1, extend: true }],
    ["Ctrl+Shift+Space", { type: "selectAll" }],
    ["Ctrl+PageDown", null],
    ["Enter", { type: "step", axis: "row", back: false }],
    ["Shift+Enter", { type: "step", axis: "row", back: true }],
    ["Tab", { type: "step", axis: "column", back: false }],
    ["Shift+Tab", { type: "step", axis: "column", back: true }],
    ["F2", { type: "edit" }],
    ["Delete", { type: "clear" }],
    ["Backspace", { type: "replace", text: "" }],
    ["Escape", { type: "collapse" }],
    ["Ctrl+a", { type: "selectAll" }],
    ["Shift+Space", { type: "selectRows" }],
    ["Ctrl+Space", { type: "selectColumns" }],
    ["Ctrl+z", { type: "undo" }],
    ["Ctrl+Shift+Z", { type: "redo" }],
    ["Meta+z", { type: "undo" }],
    ["Ctrl+y", { type: "redo" }],
    ["Ctrl+d", { type: "fillDown" }],
    ["Ctrl+r", { type: "fillRight" }],
    ["5", { type: "replace", text: "5" }],
    ["-", { type: "replace", text: "-" }],
    ["Shift+(", { type: "replace", text: "(" }],
    ["Shift+A", { type: "replace", text: "A" }],
    // AltGr, which Windows reports as Ctrl and Alt.
    ["Ctrl+Alt+€", { type: "replace", text: "€" }],
    ["Ctrl+c", null],
    ["Ctrl+v", null],
    ["Ctrl+x", null],
    ["Ctrl+k", null],
    ["Ctrl+Shift+R", null],
    ["Alt+ArrowLeft", null],
    ["Alt+a", null],
    ["Shift", null],
    ["F5", null],
    ["Dead", null],
  ])("%s", (shortcut, command) => {
    expect(commandInGrid(press(shortcut))).toEqual(command);
  });
});

describe("commandInGrid on macOS", () => {
  it.each<[string, GridCommand | null]>([
    ["Alt+[", { type: "replace", text: "[" }],
    ["Alt+Shift+{", { type: "replace", text: "{" }],
    ["Alt+ArrowLeft", null],
    ["Alt+Dead", null],
    ["Alt+Meta+a", null],
  ])("%s", (shortcut, command) => {
    expect(commandInGrid(press(shortcut), true)).toEqual(command);
  });
});

describe("commandInEditor", () => {
  it.each<[string, GridCommand | null, GridCommand | null]>([
    ["Enter", { type: "step", axis: "row", back: false }, { type: "step", axis: "row", back: false }],
    ["Shift+Enter", { type: "step", axis: "row", back: true }, { type: "step", axis: "row", back: true }],
    ["Ctrl+Enter", { type: "fillSelection" }, { type: "fillSelection" }],
    ["Tab", { type: "step", axis: "column", back: false }, { type: "step", axis: "column", back: false }],
    ["Escape", { type: "cancel" }, { type: "cancel" }],
    ["F2", { type: "switchMode" }, { type: "switchMode" }],
    ["ArrowLeft", move(0, -1), null],
    ["ArrowDown", move(1, 0), null],
    ["Home", { type: "edge", to: "rowStart", extend: false }, null],
    ["Delete", null, null],
    ["Backspace", null, null],
    ["Ctrl+a", null, null],
    ["Ctrl+z", null, null],
    ["5", null, null],
  ])("%s", (shortcut, whenReplacing, withCaret) => {
    expect(commandInEditor(press(shortcut), "replace")).toEqual(whenReplacing);
    expect(commandInEditor(press(shortcut), "caret")).toEqual(withCaret);
  });
});
