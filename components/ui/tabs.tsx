"use client";

import { useEffect, useRef } from "react";
import { classes } from "./classes";
import { Link } from "./link";

export interface Tab {
  href: string;
  label: string;
  current: boolean;
}

/** Tabs that are links; the URL determines which one is open. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const row = useRef<HTMLElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  const currentHref = tabs.find((tab) => tab.current)?.href;
  // On a phone the row of tabs scrolls sideways, so the open one is scrolled to its middle. scrollIntoView would move
  // the page, too.
  useEffect(() => {
    if (row.current && current.current) row.current.scrollLeft += middle(current.current) - middle(row.current);
  }, [currentHref]);
  return (
    <nav ref={row} aria-label={label} className="-mx-2 flex overflow-x-auto [scrollbar-width:none]">
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          ref={tab.current ? current : undefined}
          href={tab.href}
          aria-current={tab.current ? "page" : undefined}
          className={classes(
            "mx-2 border-b-2 py-2.5 whitespace-nowrap -outline-offset-2 transition-colors",
            tab.current
              ? "border-accent font-semibold text-ink"
              : "border-transparent text-ink-2 hover:border-line-strong hover:text-ink",
          )}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** The horizontal middle of an element in the window, in CSS pixels. */
function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
