/** Identifies an element across renders: by tag, name, and position among elements with the same tag and name. */
export interface FocusMark {
  tag: string;
  name: string;
  index: number;
}

/** Milliseconds during which a marked element is looked for. */
const FOCUS_TIMEOUT_MS = 5_000;

const FOCUSABLE = "a[href], button, [tabindex]";

function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? element.textContent.trim();
}

function sameIn(root: ParentNode, tag: string, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tagName === tag && nameOf(element) === name,
  );
}

/** The mark of an element; null for one that is no link or button and has no `tabindex`, such as the page's body. */
export function markOf(element: Element | null, root: ParentNode): FocusMark | null {
  if (!element?.matches(FOCUSABLE)) return null;
  const mark = { tag: element.tagName, name: nameOf(element) };
  const index = sameIn(root, mark.tag, mark.name).findIndex((other) => other === element);
  return index < 0 ? null : { ...mark, index };
}

export function findMarked({ tag, name, index }: FocusMark, root: ParentNode): HTMLElement | undefined {
  return sameIn(root, tag, name)[index];
}

/** Focuses the marked element as soon as it is there, unless the focus moves before. The result ends the search. */
export function focusWhenThere(mark: FocusMark, root: Document): () => void {
  const focusIfThere = () => {
    const element = findMarked(mark, root);
    if (!element) return;
    stop();
    element.focus();
  };
  const observer = new MutationObserver(focusIfThere);
  const timer = setTimeout(stop, FOCUS_TIMEOUT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    root.removeEventListener("focusin", stop);
  }
  root.addEventListener("focusin", stop);
  observer.observe(root.body, { childList: true, subtree: true, attributes: true, characterData: true });
  focusIfThere();
  return stop;
}
