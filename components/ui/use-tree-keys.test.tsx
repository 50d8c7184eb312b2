// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useTreeKeys } from "./use-tree-keys";

afterEach(cleanup);

const leaf = { canOpen: false, isOpen: false };
const ROWS = [
  { key: "A", depth: 0, canOpen: true, isOpen: true },
  { key: "A/1", depth: 1, ...leaf },
  // Only its depth shows that this row has no parent: an id may contain slashes.
  { key: "A/1/B", depth: 0, ...leaf },
];

function TestTree() {
  const nothing = () => undefined;
  const onKeyDown = useTreeKeys({ rows: ROWS, onToggle: nothing, onOpenAll: nothing, onEnter: nothing });
  return (
    <table role="treegrid" onKeyDown={onKeyDown}>
      <tbody>
        {ROWS.map(({ key }) => (
          <tr key={key} data-key={key} tabIndex={-1} aria-label={key}>
            <th scope="row">{key}</th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

it.each([
  ["A/1", "A"],
  ["A/1/B", "A/1/B"],
])("left moves from %s to %s", (from, to) => {
  render(<TestTree />);
  const row = screen.getByRole("row", { name: from });
  row.focus();
  fireEvent.keyDown(row, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(screen.getByRole("row", { name: to }));
});
