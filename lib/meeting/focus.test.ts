// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { findMarked, markOf } from "./focus";

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
