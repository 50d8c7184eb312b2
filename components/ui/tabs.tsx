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
  const current = useRef<HTMLAnchorElement>(null);
  const currentHref = tabs.find((tab) => tab.current)?.href;
  // On a phone the row of tabs scrolls sideways, so the open one is scrolled into view. Chromium also begins there when
  // Tab is pressed next, so that a page opened by the palette does not begin with the whole menu.
  useEffect(() => {
    const { scrollX, scrollY } = window;
    current.current?.scrollIntoView({ block: "nearest", inline: "center" });
    // Only the row is to scroll, not a page that was reloaded or gone back to further down.
    window.scrollTo(scrollX, scrollY);
  }, [currentHref]);
  return (
    <nav aria-label={label} className="-mx-2 flex overflow-x-auto [scrollbar-width:none]">
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
