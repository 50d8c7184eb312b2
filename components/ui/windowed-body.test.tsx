// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { WindowedBody } from "./windowed-body";

const ROWS = Array.from({ length: 500 }, (_, index) => index);
/** Height in px that the body takes for that of a row, because happy-dom lays nothing out. */
const ROW = 36;

function Table({ rows }: { rows: readonly number[] }) {
  return (
    <table>
      <WindowedBody rows={rows} keyOf={String}>
        {(row) => (
          <tr key={row}>
            <td>
              <button type="button">{row}</button>
            </td>
          </tr>
        )}
      </WindowedBody>
    </table>
  );
}

function show() {
  const { rerender } = render(<Table rows={ROWS} />);
  const body = document.querySelector("tbody")!;
  const measured = vi.spyOn(body, "getBoundingClientRect");
  /** Scrolls a row to the top of the window. */
  const scrollTo = (row: number) => {
    measured.mockReturnValue({ top: -row * ROW } as DOMRect);
    act(() => {
      window.dispatchEvent(new Event("scroll"));
    });
  };
  const shown = () => screen.getAllByRole("button").map(({ textContent }) => Number(textContent));
  const space = () => {
    const spacers = [...body.querySelectorAll<HTMLElement>("tr[aria-hidden]")];
    return spacers.reduce((sum, { style }) => sum + Number.parseInt(style.height), 0);
  };
  const change = (rows: readonly number[]) => {
    rerender(<Table rows={rows} />);
  };
  return { scrollTo, shown, space, change };
}
const button = (row: number) => screen.getByRole("button", { name: String(row) });
const focus = (element: HTMLElement) => {
  act(() => {
    element.focus();
  });
};

afterEach(cleanup);

it("renders the rows in view, in the place that they have among all rows", () => {
  const { scrollTo, shown, space } = show();
  scrollTo(250);
  expect(shown()).toContain(250);
  expect(shown().length).toBeLessThan(100);
  expect(space() + shown().length * ROW).toBe(ROWS.length * ROW);
});

it("keeps the focus in a row that is scrolled out of view, above or below it", () => {
  const { scrollTo, shown, space } = show();
  scrollTo(250);
  const focused = button(255);
  focus(focused);
  for (const row of [0, 480, 250, 0]) {
    scrollTo(row);
    expect(document.activeElement).toBe(focused);
    expect(shown()).toEqual(shown().toSorted((one, other) => one - other));
    // The focused row stays with three neighbours on each side, to which arrow keys go.
    expect(shown()).toEqual(expect.arrayContaining([252, 253, 254, 255, 256, 257, 258]));
    expect(space() + shown().length * ROW).toBe(ROWS.length * ROW);
  }
  focus(button(256));
  expect(shown()).toEqual(expect.arrayContaining([255, 256, 257]));
});

it("keeps the focus in a row that moves to another place in the list, also when other rows leave the list", () => {
  const { scrollTo, shown, change } = show();
  scrollTo(250);
  const focused = button(255);
  focus(focused);
  change([255, ...ROWS.filter((row) => row !== 255)]);
  expect(shown().slice(0, 4)).toEqual([255, 0, 1, 2]);
  expect(document.activeElement).toBe(focused);
  change(ROWS.slice(100));
  expect(document.activeElement).toBe(focused);
  change(ROWS.filter((row) => row !== 255));
  expect(shown()).not.toContain(255);
});

it("stops rendering a row out of view when it loses the focus", () => {
  const { scrollTo, shown } = show();
  focus(button(3));
  scrollTo(250);
  expect(shown()).toContain(3);
  // While another window has the focus, the row would be kept.
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  fireEvent.blur(button(3));
  expect(shown()).not.toContain(3);
});
