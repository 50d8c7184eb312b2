import type { Page } from "@playwright/test";

/** Texts that have no room where they stand, and no tooltip that says them whole. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>("body *:not(select, option, svg, svg *)")];
    return elements
      .filter((element) => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        // Texts for screen readers alone are one pixel wide.
        if (clientWidth <= 1 || !element.checkVisibility()) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut = (overflow: string, inner: number, outer: number) =>
          (overflow === "hidden" || overflow === "clip") && inner > outer + 1;
        return isCut(overflowX, scrollWidth, clientWidth) || isCut(overflowY, scrollHeight, clientHeight);
      })
      .filter((element) => element.textContent.trim() !== "")
      .filter((element) => {
        element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        return !element.closest("[title]") && !element.querySelector("[title]");
      })
      .map(
        (element) => `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.trim()}`,
      );
  });
}
