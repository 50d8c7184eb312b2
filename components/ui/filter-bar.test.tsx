// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { FilterBar } from "./filter-bar";

function Bar() {
  const [user, setUser] = useState<string | null>("anna");
  return (
    <FilterBar<{ user: string | null }>
      label="Filter"
      chips={user ? [{ label: user, removeLabel: `Remove ${user}`, without: { user: null } }] : []}
      onChange={(changes) => {
        setUser(changes.user ?? null);
      }}
      preload={() => undefined}
      form={() => null}
    >
      {null}
    </FilterBar>
  );
}

afterEach(cleanup);

it("moves the focus to the button that opens the form when a filter is removed", () => {
  render(<Bar />);
  const chip = screen.getByRole("button", { name: "Remove anna" });
  chip.focus();
  fireEvent.click(chip);
  expect(screen.queryByRole("button", { name: "Remove anna" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filter" }));
});
