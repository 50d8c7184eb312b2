// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useDragOrder } from "./use-drag-order";

/** Height of a row, px. */
const ROW = 50;

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

function List({ onMove }: { onMove: (from: number, to: number) => void }) {
  const { list, handle } = useDragOrder(onMove);
  return (
    <ol ref={list}>
      {["A", "B", "C"].map((name) => (
        <li key={name}>
          <button type="button" {...handle}>
            {name}
          </button>
        </li>
      ))}
    </ol>
  );
}

function showList() {
  const onMove = vi.fn();
  render(<List onMove={onMove} />);
  // The middles of the rows are at 225, 275 and 325 px.
  screen.getAllByRole("listitem").forEach((row, index) => {
    vi.spyOn(row, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 200 + index * ROW, 100, ROW));
  });
  return onMove;
}
const handleOf = (name: string) => screen.getByRole("button", { name });

it("counts the distance that the page was scrolled during the drag", () => {
  const onMove = showList();
  const handle = handleOf("A");
  fireEvent.pointerDown(handle, { button: 0, isPrimary: true, pointerId: 1, clientY: 225 });
  fireEvent.pointerMove(handle, { pointerId: 1, clientY: 226 });
  window.scrollTo(0, 2 * ROW);
  fireEvent.scroll(window);
  fireEvent.pointerUp(handle, { pointerId: 1 });
  expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 2);
});

it("drops a row at the last position of the pointer, even if React has not rendered that move", () => {
  const onMove = showList();
  const handle = handleOf("A");
  fireEvent.pointerDown(handle, { button: 0, isPrimary: true, pointerId: 1, clientY: 225 });
  act(() => {
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: 290 });
    fireEvent.pointerUp(handle, { pointerId: 1 });
  });
  expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 1);
});

it("follows only the first finger", () => {
  const onMove = showList();
  fireEvent.pointerDown(handleOf("A"), { button: 0, isPrimary: true, pointerId: 1, clientY: 225 });
  fireEvent.pointerMove(handleOf("A"), { pointerId: 1, clientY: 226 });
  fireEvent.pointerDown(handleOf("C"), { button: 0, isPrimary: false, pointerId: 2, clientY: 325 });
  fireEvent.pointerMove(handleOf("C"), { pointerId: 2, clientY: 200 });
  fireEvent.pointerUp(handleOf("C"), { pointerId: 2 });
  fireEvent.pointerMove(handleOf("A"), { pointerId: 1, clientY: 290 });
  fireEvent.pointerUp(handleOf("A"), { pointerId: 1 });
  expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 1);
});
