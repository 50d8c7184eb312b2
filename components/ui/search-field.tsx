"use client";

import { controlClasses } from "./field";
import { classes } from "./classes";
import { Icon } from "./icon";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onEnter: () => void;
}

/** Filters while the user types. "/" focuses it from anywhere on the page (see Commands); Escape clears it. */
export function SearchField({ label, value, onChange, onEnter }: SearchFieldProps) {
  return (
    <div className="relative mb-4 w-full sm:w-80">
      <Icon name="search" size={14} className="absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") onEnter();
          if (event.key === "Escape") onChange("");
        }}
        className={classes(controlClasses, "h-8.5 pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden")}
      />
      <kbd className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 rounded border border-line bg-hover px-1.5 font-sans text-xs text-ink-2 max-sm:hidden">
        /
      </kbd>
    </div>
  );
}
