// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useAnchored } from "./anchored";
import { openPopover } from "./testing/open-popover";

afterEach(cleanup);

function Example() {
  const { trigger, popover } = useAnchored("start");
  return (
    <>
      <button type="button" {...trigger}>
        Open
      </button>
      <div {...popover} data-testid="popover" />
    </>
  );
}

/**
 * Opens a popover of 100 pixels whose trigger is 30 pixels high with its upper edge at `top`, in a window of 600. The
 * popover keeps 4 pixels from its trigger and 8 from the edges of the window.
 */
async function openAt(top: number): Promise<CSSStyleDeclaration> {
  vi.stubGlobal("innerHeight", 600);
  render(<Example />);
  const popover = screen.getByTestId("popover");
  vi.spyOn(screen.getByRole("button"), "getBoundingClientRect").mockReturnValue(new DOMRect(10, top, 80, 30));
  vi.spyOn(popover, "offsetHeight", "get").mockReturnValue(100);
  openPopover(popover);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  vi.unstubAllGlobals();
  return popover.style;
}

it("places a popover above its trigger by the lower edge, so that it never grows over the trigger", async () => {
  const { top, bottom, maxHeight } = await openAt(550);
  expect({ top, bottom, maxHeight }).toEqual({ top: "auto", bottom: "54px", maxHeight: "538px" });
});

it("places a popover under its trigger where there is room", async () => {
  const { top, bottom, maxHeight } = await openAt(100);
  expect({ top, bottom, maxHeight }).toEqual({ top: "134px", bottom: "auto", maxHeight: "458px" });
});
