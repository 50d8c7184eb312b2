// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { FilterBar } from "./filter-bar";

afterEach(cleanup);

function Filters() {
  const [isChosen, setChosen] = useState(true);
  return (
    <FilterBar
      label="Filter"
      chips={isChosen ? [{ label: "Anna", removeLabel: "Remove Anna", without: {} }] : []}
      onChange={() => {
        setChosen(false);
      }}
      preload={() => undefined}
      form={() => null}
    >
      {null}
    </FilterBar>
  );
}

it("removing a filter moves the focus to the button for filters", () => {
  render(<Filters />);
  const chip = screen.getByRole("button", { name: "Remove Anna" });
  chip.focus();
  fireEvent.click(chip);
  expect(screen.queryByText("Anna")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filter" }));
});
