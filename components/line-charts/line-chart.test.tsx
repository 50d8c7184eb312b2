// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LineChart } from "./line-chart";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows a chart whose keys start from its last month, presses a key, and returns the calls of the callbacks. */
function press(key: string, months: number, cursor: number | null = null) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
  const [onCursor, onOpen] = [vi.fn(), vi.fn()];
  render(
    <LineChart
      label="Net sales"
      steps={Array.from({ length: months }, (_, month) => ({ label: String(month + 1), year: "2024" }))}
      panels={[]}
      pins={[]}
      start={Math.max(0, months - 1)}
      describe={String}
      {...{ cursor, onCursor, onOpen }}
    />,
  );
  fireEvent.keyDown(screen.getByRole("slider"), { key });
  return [onCursor.mock.calls, onOpen.mock.calls];
}

it.each([
  ["ArrowLeft", null, 22],
  ["ArrowRight", null, 23],
  ["ArrowRight", 4, 5],
  ["PageDown", 4, 0],
  ["PageUp", 4, 16],
  ["Home", 4, 0],
  ["End", 4, 23],
])("%s goes from step %j of 24 to %i", (key, from, to) => {
  expect(press(key, 24, from)).toEqual([[[to]], []]);
});

it("opens the marked step with Enter, or the one to start from", () => {
  expect(press("Enter", 24, 4)).toEqual([[], [[4]]]);
  cleanup();
  expect(press("Enter", 24)).toEqual([[], [[23]]]);
});

it.each(["ArrowRight", "Home", "Enter"])("goes nowhere and opens nothing without steps (%s)", (key) => {
  expect(press(key, 0)).toEqual([[], []]);
});
