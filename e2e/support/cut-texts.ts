import type { Page } from "@playwright/test";

/** CSS pixels, those of a wide window. */
const PAGE_MARGIN = 24;

/**
 * Texts that are cut off and have no tooltip on, around or inside them. For a select only its chosen option counts, and
 * only if the page has room for a wider one: it shows the whole text when it opens.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((pageMargin) => {
    const ruler = document.createElement("canvas").getContext("2d")!;
    const chosenTexts = [...document.querySelectorAll("select")].flatMap((select) => {
      const text = select.selectedOptions[0]?.text.trim() ?? "";
      if (select.clientWidth <= 1 || !select.checkVisibility() || select.closest("[title]")) return [];
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
      // The computed `font` is empty for a font with features.
      ruler.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      if (select.offsetWidth >= innerWidth - 2 * pageMargin) return [];
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return ruler.measureText(text).width > room + 1
        ? [`<select aria-label="${select.ariaLabel ?? ""}"> ${text}`]
        : [];
    });
    const elements = [...document.querySelectorAll<HTMLElement>("body *:not(select, option, svg, svg *)")];
    const cut = elements
      .filter((element) => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        // Texts for screen readers alone are one pixel wide.
        if (clientWidth <= 1 || !element.checkVisibility()) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        // Both sizes are rounded, and so may differ by a pixel.
        const isCut = (overflow: string, inner: number, outer: number) =>
          (overflow === "hidden" || overflow === "clip") && inner > outer + 1;
        return isCut(overflowX, scrollWidth, clientWidth) || isCut(overflowY, scrollHeight, clientHeight);
      })
      .filter((element) => element.textContent.trim() !== "")
      .filter((element) => {
        // The product makes the tooltip of a cut text when the pointer comes over it.
        element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        return !element.closest("[title]") && !element.querySelector("[title]");
      })
      .map(
        (element) => `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.trim()}`,
      );
    return [...chosenTexts, ...cut];
  }, PAGE_MARGIN);
}
