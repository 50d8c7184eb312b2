// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useFocusWhenEmptied } from "./use-focus-when-emptied";

afterEach(cleanup);

function renderWith(count: number | undefined) {
  const button = document.createElement("button");
  document.body.replaceChildren(button);
  const props = (next: number | undefined) => ({ count: next, button: { current: button } });
  const { rerender } = renderHook(
    ({ count: shown, button: ref }) => {
      useFocusWhenEmptied(shown, ref);
    },
    { initialProps: props(count) },
  );
  return { button, show: (next: number) => rerender(props(next)) };
}

it("deleting the last entry moves the focus to the button", () => {
  const { button, show } = renderWith(2);
  show(1);
  expect(document.activeElement).toBe(document.body);
  show(0);
  expect(document.activeElement).toBe(button);
});

it.each([0, undefined])("a list that never had an entry leaves the focus where it is (count before: %s)", (first) => {
  const { show } = renderWith(first);
  show(0);
  expect(document.activeElement).toBe(document.body);
});
