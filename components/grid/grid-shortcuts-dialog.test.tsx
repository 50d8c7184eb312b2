// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { GridShortcutsDialog } from "./grid-shortcuts-dialog";

afterEach(cleanup);

const HISTORY = { keys: "Alt + H", label: "shows who changed the value" };

const SERIES = { keys: "… menu", label: "continues the series", isEdit: true } as const;

function showKeys(readOnly: boolean) {
  render(
    <PageProviders>
      <GridShortcutsDialog readOnly={readOnly} more={[SERIES, HISTORY]} onClose={vi.fn()} />
    </PageProviders>,
  );
  return screen.getAllByRole("definition", { hidden: true }).map(({ textContent }) => textContent);
}

it("lists the keys that change cells in a grid that can be edited, and those of the tools in their groups", () => {
  expect(showKeys(false)).toEqual(
    expect.arrayContaining(["Arrow keys", "Delete", "Ctrl + Z, Ctrl + Y", "Ctrl + C, Ctrl + X, Ctrl + V", "Alt + H"]),
  );
  const listOf = (key: string) => screen.getByText(key).closest("dl");
  expect(listOf("… menu")).toBe(listOf("Delete"));
  expect(listOf("Alt + H")).toBe(listOf("?"));
  expect(listOf("… menu")).not.toBe(listOf("Alt + H"));
  expect(listOf("Ctrl + C, Ctrl + X, Ctrl + V")).not.toBe(listOf("Alt + H"));
});

it("lists no keys that change cells in a grid for reading", () => {
  const keys = showKeys(true);
  expect(keys).toEqual(expect.arrayContaining(["Arrow keys", "Ctrl + A", "Ctrl + C", "?", "Alt + H"]));
  expect(
    keys.filter((each) => /Delete|Backspace|F2|Ctrl \+ ([DVXYZ]|Enter)|Any character|corner|menu/.test(each)),
  ).toEqual([]);
});
