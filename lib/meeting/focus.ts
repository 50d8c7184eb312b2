/** Identifies an element across renders: by tag, name, and position among elements with the same tag and name. */
export interface FocusMark {
  tag: string;
  name: string;
  index: number;
}

const FOCUSABLE = "a[href], button, [tabindex]";

function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? element.textContent.trim();
}

function sameIn(root: ParentNode, tag: string, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tagName === tag && nameOf(element) === name,
  );
}

/** Null for an element that is no link or button and has no `tabindex`, such as the page's body. */
export function markOf(element: Element | null, root: ParentNode): FocusMark | null {
  if (!element?.matches(FOCUSABLE)) return null;
  const mark = { tag: element.tagName, name: nameOf(element) };
  const index = sameIn(root, mark.tag, mark.name).findIndex((other) => other === element);
  return index < 0 ? null : { ...mark, index };
}

export function findMarked({ tag, name, index }: FocusMark, root: ParentNode): HTMLElement | undefined {
  return sameIn(root, tag, name)[index];
}
