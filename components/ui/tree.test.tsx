// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Tree, type TreeItem } from "./tree";

afterEach(cleanup);

const leaf = (id: string): TreeItem => ({ id, children: null });
const withLeaves = (...ids: string[]): TreeItem => ({ id: "a", children: () => ids.map(leaf) });
const treeOf = (root: TreeItem) => (
  <Tree label="Tree" roots={[root]} openAtFirst={["a"]} render={({ id }) => <span>{id}</span>} />
);

it("focuses the parent of a line that has disappeared, not a sibling whose id is a prefix of its id", () => {
  const { rerender } = render(treeOf(withLeaves("a/1", "a/10")));
  fireEvent.keyDown(screen.getByRole("tree"), { key: "End" });
  expect(document.activeElement).toBe(screen.getByRole("treeitem", { name: "a/10" }));
  rerender(treeOf(withLeaves("a/1")));
  const [parent, sibling] = screen.getAllByRole("treeitem");
  expect(document.activeElement).toBe(parent);
  expect(parent!.tabIndex).toBe(0);
  expect(sibling!.tabIndex).toBe(-1);
});

it("focuses the closest ancestor that is still there, whatever the ids are", () => {
  const inside: TreeItem = { id: "b", children: () => [leaf("c")] };
  const tree = (items: TreeItem[]) => (
    <Tree
      label="Tree"
      roots={[{ id: "a", children: () => items }]}
      openAtFirst={["a", "b"]}
      render={({ id }) => <span>{id}</span>}
    />
  );
  const { rerender } = render(tree([leaf("d"), inside]));
  fireEvent.keyDown(screen.getByRole("tree"), { key: "End" });
  expect(document.activeElement?.textContent).toBe("c");
  rerender(tree([leaf("d"), leaf("b")]));
  expect(document.activeElement?.textContent).toBe("b");
  rerender(tree([leaf("d")]));
  expect(document.activeElement?.textContent).toBe("a");
});

it("goes to the parent with the left arrow, and stays in a root", () => {
  const second: TreeItem = { id: "b", children: () => [leaf("c")] };
  render(<Tree label="Tree" roots={[leaf("a"), second]} openAtFirst={["b"]} render={({ id }) => <span>{id}</span>} />);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole("tree"), { key });
  press("End");
  press("ArrowLeft");
  expect(document.activeElement?.textContent).toBe("b");
  press("ArrowLeft");
  expect(screen.queryByText("c")).toBeNull();
  press("ArrowLeft");
  expect(document.activeElement?.textContent).toBe("b");
});

it("leaves presses of a button in a line to that button, by pointer and by key", () => {
  const [onActivate, onPress] = [vi.fn(), vi.fn()];
  const renderLine = () => (
    <>
      line <button onClick={onPress}>copy</button>
    </>
  );
  render(<Tree label="Tree" roots={[leaf("a"), leaf("b")]} onActivate={onActivate} render={renderLine} />);
  const [button] = screen.getAllByRole("button");
  fireEvent.click(button!);
  expect([onPress.mock.calls.length, onActivate.mock.calls.length]).toEqual([1, 0]);
  // True unless the tree prevents the key's default action, which presses the button.
  expect(fireEvent.keyDown(button!, { key: "Enter" })).toBe(true);
  expect(onActivate).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole("treeitem")[0]!);
  expect(onActivate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "a" }));
});
