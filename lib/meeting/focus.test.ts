// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { findMarked, focusWhenThere, markOf } from "./focus";

const PAGE = `
  <main>
    <a href="/a">12 %</a><p>12 %</p><a href="/b">12 %</a>
    <button aria-label="How Net sales is made">4 tkr</button>
    <div role="slider" tabindex="0" aria-label="Chart"></div>
  </main>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

it("an element is found again in the page that is drawn anew", () => {
  for (const selector of ["a[href='/b']", "button", "[role=slider]"]) {
    const mark = markOf(document.querySelector(selector), document)!;
    document.body.innerHTML = PAGE;
    expect(findMarked(mark, document)).toBe(document.querySelector(selector));
  }
});

it("the page itself has no mark, and what is gone is not found", () => {
  expect(markOf(document.body, document)).toBeNull();
  expect(markOf(null, document)).toBeNull();
  const mark = markOf(document.querySelector("a[href='/b']"), document)!;
  document.querySelector("a[href='/b']")!.remove();
  expect(findMarked(mark, document)).toBeUndefined();
});

it.each([
  ["gets the focus if nothing else happens", () => undefined, true],
  ["does not get the focus if the user has moved it", () => document.querySelector("button")!.focus(), false],
  ["does not get the focus if the page is left", (stop: () => void) => stop(), false],
])("an element that appears later %s", async (_, happens, isFocused) => {
  const mark = markOf(document.querySelector("[role=slider]"), document)!;
  document.querySelector("[role=slider]")!.remove();
  const stop = focusWhenThere(mark, document);
  happens(stop);
  const focused = document.activeElement;
  document
    .querySelector("main")!
    .insertAdjacentHTML("beforeend", '<div role="slider" tabindex="0" aria-label="Chart">');
  const slider = document.querySelector("[role=slider]");
  if (isFocused) await expect.poll(() => document.activeElement).toBe(slider);
  // The observer is told of changes in a microtask.
  else await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(isFocused ? slider : focused);
  stop();
});
