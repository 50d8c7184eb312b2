// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Popover } from "./popover";

afterEach(cleanup);

it.each([
  [undefined, "Columns"],
  ["Choose columns", "Choose columns"],
])("a popover has the name of its button: %s", (accessibleLabel, name) => {
  render(
    <Popover label="Columns" className="w-80" {...(accessibleLabel !== undefined && { accessibleLabel })}>
      {() => null}
    </Popover>,
  );
  expect(screen.getByRole("button", { name })).toBeTruthy();
  expect(screen.getByRole("dialog", { name, hidden: true })).toBeTruthy();
});
