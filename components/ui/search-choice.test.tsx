// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SearchChoice } from "./search-choice";
import { PageProviders } from "./testing/page-providers";

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

it("renders its list of choices inside its modal dialog, as everything outside is inert", () => {
  const choose = vi.fn();
  render(
    <dialog open>
      <SearchChoice label="Val" choices={choices} value={null} onChange={choose} />
    </dialog>,
    { wrapper: PageProviders },
  );
  const list = opened();
  expect(list.closest("dialog")).toBe(screen.getByRole("dialog"));
  fireEvent.click(screen.getByRole("option", { name: "Två" }));
  expect(choose).toHaveBeenCalledExactlyOnceWith("Två");
});

it("shows choices that arrive later, and the name of the chosen one", () => {
  const choice = (shown: typeof choices) => <SearchChoice label="Val" choices={shown} value="Två" onChange={vi.fn()} />;
  const { rerender } = render(choice([]), { wrapper: PageProviders });
  rerender(choice(choices));
  expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("Två");
  opened();
  expect(screen.getAllByRole("option").map((option) => option.textContent.trim())).toEqual(["Ett", "Två"]);
});

it("closes its list on Escape, and lets the next Escape close the dialog", () => {
  render(<SearchChoice label="Val" choices={choices} value={null} onChange={vi.fn()} />, { wrapper: PageProviders });
  expect(opened().closest("dialog")).toBeNull();
  const field = screen.getByRole("combobox");
  // fireEvent returns false if the default action was prevented.
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(true);
});

it("lets the first Escape after a choice close the dialog, as the list is closed already", () => {
  function Chosen() {
    const [value, setValue] = useState<string | null>(null);
    return <SearchChoice label="Val" choices={choices} value={value} onChange={setValue} />;
  }
  render(<Chosen />, { wrapper: PageProviders });
  opened();
  const field = screen.getByRole("combobox");
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.keyUp(field, { key: "Enter" });
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(true);
});

describe("a typed text", () => {
  const currencies = [
    { id: "SEK", label: "SEK", detail: "svensk krona" },
    { id: "EUR", label: "EUR", detail: "euro" },
    { id: "NOK", label: "NOK", detail: "norsk krona" },
  ];

  function Currency() {
    const [value, setValue] = useState("SEK");
    return <SearchChoice label="Val" choices={currencies} value={value} onChange={setValue} />;
  }

  function press(typed: string, key: string): HTMLInputElement {
    render(<Currency />, { wrapper: PageProviders });
    const field = screen.getByRole<HTMLInputElement>("combobox");
    act(() => {
      field.focus();
    });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.keyDown(field, { key });
    fireEvent.keyUp(field, { key });
    if (key === "Tab") {
      act(() => {
        field.blur();
      });
    }
    return field;
  }

  it.each([
    ["EUR", "Enter", "EUR euro"],
    ["eur", "Enter", "EUR euro"],
    ["EUR", "Tab", "EUR euro"],
    ["norsk", "Enter", "NOK norsk krona"],
    ["norsk", "Tab", "NOK norsk krona"],
    ["krona", "Enter", "SEK svensk krona"],
  ])("%s and %s choose %s", (typed, key, chosen) => {
    expect(press(typed, key).value).toBe(chosen);
  });

  it("stays in the field on Enter if no choice matches it, and the list says that there are no hits", () => {
    expect(press("dollar", "Enter").value).toBe("dollar");
    expect(screen.getByRole("listbox").textContent).toContain("No hits");
  });

  it("is not chosen by the Enter that ends the composition of an input method", () => {
    render(<Currency />, { wrapper: PageProviders });
    const field = screen.getByRole<HTMLInputElement>("combobox");
    act(() => {
      field.focus();
    });
    fireEvent.change(field, { target: { value: "norsk" } });
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    expect(field.value).toBe("norsk");
  });

  it("chooses nothing on Tab if several choices match it", () => {
    expect(press("kro", "Tab").value).toBe("SEK svensk krona");
  });

  it("scrolls the list to the choice that Enter would take", () => {
    const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
    render(<Currency />, { wrapper: PageProviders });
    const field = screen.getByRole("combobox");
    act(() => {
      field.focus();
    });
    scroll.mockClear();
    fireEvent.change(field, { target: { value: "no" } });
    expect(scroll.mock.contexts).toEqual([screen.getByRole("option", { name: /NOK/ })]);
    expect(scroll).toHaveBeenLastCalledWith({ block: "nearest" });
    fireEvent.change(field, { target: { value: "kro" } });
    expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole("option", { name: /SEK/ }));
    scroll.mockRestore();
  });
});

describe("an emptied field", () => {
  const empty = (field: HTMLElement) => {
    act(() => {
      field.focus();
    });
    fireEvent.change(field, { target: { value: "" } });
    act(() => {
      field.blur();
    });
  };

  it("chooses nothing where a choice is optional", () => {
    const choose = vi.fn();
    render(<SearchChoice isOptional label="Val" choices={choices} value="Ett" onChange={choose} />, {
      wrapper: PageProviders,
    });
    empty(screen.getByRole("combobox"));
    expect(choose).toHaveBeenCalledExactlyOnceWith(null);
  });

  it("keeps its choice where one is needed", () => {
    const choose = vi.fn();
    render(<SearchChoice label="Val" choices={choices} value="Ett" onChange={choose} />, { wrapper: PageProviders });
    empty(screen.getByRole("combobox"));
    expect(choose).not.toHaveBeenCalled();
  });
});
