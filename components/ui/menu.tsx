"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { useAnchored } from "./anchored";
import { classes } from "./classes";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";
import { popoverClasses } from "./popover";

export type MenuItem =
  | { kind: "separator" }
  | { kind: "heading"; label: string }
  | {
      kind?: "item";
      label: ReactNode;
      icon?: IconName;
      /** An item has either `href` or `onSelect`; one that only shows a text has neither and is `disabled`. */
      href?: string;
      onSelect?: () => void;
      danger?: boolean;
      disabled?: boolean;
      /** For items that are options: true shows a tick. */
      checked?: boolean;
      detail?: ReactNode;
    };

interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  /** Content of the button; "…" without it. */
  children?: ReactNode;
  buttonClassName?: string;
  /** A function is called while the menu is open. */
  items: MenuItem[] | (() => MenuItem[]);
  align?: "start" | "end";
  className?: string;
}

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next =
    event.key === "ArrowDown"
      ? items[(at + 1) % items.length]
      : event.key === "ArrowUp"
        ? items.at(at <= 0 ? -1 : at - 1)
        : event.key === "Home"
          ? items[0]
          : event.key === "End"
            ? items.at(-1)
            : byFirstLetter(items, at, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function byFirstLetter(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key.length !== 1 || key === " ") return undefined;
  const inOrder = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return inOrder.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/** A button that opens a menu of actions or options. Arrows, Home, End and first letters move in it; Tab leaves it. */
export function Menu({ label, children, buttonClassName, items, align = "end", className }: MenuProps) {
  const { open, close, trigger, popover } = useAnchored(
    align,
    (panel) => panel.querySelector<HTMLElement>('[aria-checked="true"]') ?? panel.querySelector<HTMLElement>(ITEMS),
  );
  return (
    <>
      <button
        type="button"
        {...trigger}
        aria-haspopup="menu"
        aria-label={label}
        title={children ? undefined : label}
        className={
          buttonClassName ??
          "inline-flex size-7 shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-hover hover:text-ink"
        }
      >
        {children ?? <Icon name="more" />}
      </button>
      <div
        {...popover}
        role="menu"
        aria-label={label}
        onKeyDown={(event) => {
          // Closing returns the focus to the button, and the browser's own handling of Tab moves on from there.
          if (event.key === "Tab") close();
          else moveFocus(event);
        }}
        className={classes(popoverClasses, "min-w-44 max-w-80 p-1", className)}
      >
        {open &&
          (typeof items === "function" ? items() : items).map((item, index) => (
            <MenuRow key={index} item={item} close={close} />
          ))}
      </div>
    </>
  );
}

function MenuRow({ item, close }: { item: MenuItem; close: () => void }) {
  if (item.kind === "separator") return <hr className="-mx-1 my-1 border-line" />;
  if (item.kind === "heading")
    return (
      <p role="presentation" className="px-2 pt-2 pb-1 text-xs font-medium text-ink-3">
        {item.label}
      </p>
    );
  const shared = {
    role: item.checked === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": item.checked,
    tabIndex: -1,
    className: classes(
      "flex min-h-8 w-full items-center gap-2 rounded px-2 py-1 text-left outline-none hover:bg-hover focus:bg-hover",
      item.danger && "text-bad",
      item.disabled && "pointer-events-none opacity-50",
    ),
  };
  const content = (
    <>
      {item.checked !== undefined && <Icon name="check" className={item.checked ? "text-accent" : "invisible"} />}
      {item.icon && <Icon name={item.icon} />}
      <span className="min-w-0 grow truncate">{item.label}</span>
      {item.detail !== undefined && <span className="shrink-0 text-xs text-ink-3">{item.detail}</span>}
    </>
  );
  if (item.href !== undefined)
    return (
      <Link href={item.href} onClick={close} {...shared}>
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      aria-disabled={item.disabled}
      onClick={() => {
        if (item.disabled) return;
        close();
        item.onSelect?.();
      }}
      {...shared}
    >
      {content}
    </button>
  );
}
