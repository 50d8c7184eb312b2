"use client";

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { classes } from "./classes";
import { Icon } from "./icon";

export interface TreeItem {
  /** Unique in the tree. */
  id: string;
  /** Null for a leaf. Called only while the item is open. */
  children: (() => TreeItem[]) | null;
}

interface TreeProps<Item extends TreeItem> {
  label: string;
  roots: readonly Item[];
  /** Ids of the items that are open at first. */
  openAtFirst?: readonly string[];
  /** Focuses the first line when the tree is mounted; true by default. */
  takesFocus?: boolean;
  /** Letters go to the next line that starts with them; true by default. */
  hasTypeAhead?: boolean;
  /** Called when a leaf is pressed, and on Enter and Space in its line. */
  onActivate?: (leaf: Item) => void;
  /** Renders the content of a line, beside its arrow. */
  render: (item: Item) => ReactNode;
}

interface Line<Item> {
  item: Item;
  /** Ids of the ancestors, from the root, and of the item itself. */
  path: readonly string[];
  level: number;
  positionInSet: number;
  setSize: number;
}

/**
 * A tree (ARIA tree pattern) with one tab stop. Up and down move between lines; right opens a line or enters it, left
 * closes it or goes to its parent; Home and End go to the ends; `*` opens all siblings; letters search.
 */
export function Tree<Item extends TreeItem>({
  label,
  roots,
  openAtFirst = [],
  takesFocus = true,
  hasTypeAhead = true,
  onActivate,
  render,
}: TreeProps<Item>) {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openAtFirst));
  const [focusedPath, setFocusedPath] = useState<readonly string[]>(() => roots.slice(0, 1).map(({ id }) => id));
  const lines = linesOf(roots, open);
  const indexes = new Map(lines.map(({ item }, index) => [item.id, index]));
  // When the focused line has disappeared, its closest visible ancestor replaces it.
  const focusedId = focusedPath.findLast((id) => indexes.has(id));
  const at = focusedId === undefined ? 0 : indexes.get(focusedId)!;
  const focusedLine = lines[at]?.item.id;

  const isDrawn = useRef(false);
  const takeFocus = useEffectEvent(() => {
    const isNew = !isDrawn.current;
    isDrawn.current = true;
    // A new tree takes the focus, unless the user has just chosen it in a <select> and may want to choose again. Later,
    // the tree takes the focus only if it was lost, as when the focused line has disappeared.
    const isKept = document.activeElement instanceof HTMLSelectElement || !takesFocus;
    if (isNew ? isKept : document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  useEffect(() => {
    takeFocus();
  }, [focusedLine]);

  const focusOn = (index: number) => {
    const line = lines[Math.max(0, Math.min(lines.length - 1, index))];
    if (!line) return;
    setFocusedPath(line.path);
    ref.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(line.item.id)}"]`)?.focus();
  };
  const change = (items: readonly TreeItem[], isOpen: boolean) => {
    const next = new Set(open);
    for (const { id, children } of items) {
      if (isOpen && children) next.add(id);
      else next.delete(id);
    }
    setOpen(next);
  };
  const activate = (item: Item) => {
    if (item.children) change([item], !open.has(item.id));
    else onActivate?.(item);
  };
  const siblings = (level: number) => {
    const isAbove = (line: Line<Item>) => line.level < level;
    const start = lines.slice(0, at).findLastIndex(isAbove) + 1;
    const end = lines.findIndex((line, index) => index > at && isAbove(line));
    return lines.slice(start, end < 0 ? undefined : end).filter((line) => line.level === level);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[at];
    if (!line || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOpen = open.has(line.item.id);
    if (event.key === "ArrowDown") focusOn(at + 1);
    else if (event.key === "ArrowUp") focusOn(at - 1);
    else if (event.key === "Home") focusOn(0);
    else if (event.key === "End") focusOn(lines.length - 1);
    else if (event.key === "ArrowRight") {
      if (!isOpen) change([line.item], true);
      else focusOn(at + 1);
    } else if (event.key === "ArrowLeft") {
      const parent = lines.findLastIndex((one, index) => index < at && one.level < line.level);
      if (isOpen) change([line.item], false);
      else if (parent >= 0) focusOn(parent);
    } else if (event.key === "Enter" || event.key === " ") {
      if (isForControl(event)) return;
      activate(line.item);
    } else if (event.key === "*")
      change(
        siblings(line.level).map(({ item }) => item),
        true,
      );
    else if (hasTypeAhead && /^\S$/.test(event.key)) focusOn(nextThatBegins(event.key));
    else return;
    event.preventDefault();
  };
  const nextThatBegins = (letter: string) => {
    const texts = [...(ref.current?.querySelectorAll('[role="treeitem"]') ?? [])].map((row) => row.textContent);
    const begins = (index: number) => texts[index]?.trim().toLowerCase().startsWith(letter.toLowerCase());
    const order = [...texts.keys()].map((step) => (at + 1 + step) % texts.length);
    return order.find(begins) ?? at;
  };

  return (
    <div ref={ref} role="tree" aria-label={label} onKeyDown={onKeyDown} className="text-sm">
      {lines.map(({ item, path, level, positionInSet, setSize }, index) => {
        const isOpen = open.has(item.id);
        return (
          <div
            key={item.id}
            role="treeitem"
            data-item={item.id}
            aria-level={level}
            aria-posinset={positionInSet}
            aria-setsize={setSize}
            aria-expanded={item.children ? isOpen : undefined}
            aria-selected={index === at}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => {
              setFocusedPath(path);
            }}
            onClick={(event) => {
              if (!isForControl(event)) activate(item);
            }}
            className={classes(
              "flex min-h-8 items-start gap-1 border-t border-line py-1 -outline-offset-2 first:border-t-0",
              item.children !== null && "cursor-pointer hover:bg-hover",
            )}
            style={{ paddingLeft: (level - 1) * 14 }}
          >
            <Icon
              name={isOpen ? "chevronDown" : "chevronRight"}
              size={14}
              className={classes("mt-1 text-ink-3", item.children === null && "invisible")}
            />
            {render(item)}
          </div>
        );
      })}
    </div>
  );
}

/** True for a press of a button or link in a line, which acts on its own. */
function isForControl({ target }: SyntheticEvent): boolean {
  return target instanceof Element && target.closest("button, a") !== null;
}

function linesOf<Item extends TreeItem>(
  items: readonly Item[],
  open: ReadonlySet<string>,
  above: readonly string[] = [],
): Line<Item>[] {
  return items.flatMap((item, index) => {
    const path = [...above, item.id];
    return [
      { item, path, level: path.length, positionInSet: index + 1, setSize: items.length },
      // All items of a tree have the same type.
      ...(item.children && open.has(item.id) ? linesOf(item.children() as Item[], open, path) : []),
    ];
  });
}
