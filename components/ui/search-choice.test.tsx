// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SearchChoice } from "./search-choice";

afterEach(cleanup);

const choices = ["Ett", "Två"].map((label) => ({ id: label, label }));
const opened = () => {
  const field = screen.getByRole("combobox");
  act(() => {
    field.focus();
  });
  fireEvent.keyDown(field, { key: "ArrowDown" });
  return screen.getByRole("listbox");
};

it("has its list of choices in the dialog that it stands in, which makes all else inert", () => {
  const choose = vi.fn();
  render(
    <dialog open>
      <SearchChoice label="Val" choices={choices} value={null} onChange={choose} />
    </dialog>,
  );
  const list = opened();
  expect(list.closest("dialog")).toBe(screen.getByRole("dialog"));
  fireEvent.click(screen.getByRole("option", { name: "Två" }));
  expect(choose).toHaveBeenCalledExactlyOnceWith("Två");
});

it("closes its list by Escape, and lets a dialog close by the next one", () => {
  render(<SearchChoice label="Val" choices={choices} value={null} onChange={vi.fn()} />);
  expect(opened().closest("dialog")).toBeNull();
  const field = screen.getByRole("combobox");
  // False where the browser is kept from what it does by itself.
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(true);
});
