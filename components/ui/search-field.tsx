"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { IconButton } from "./button";
import { classes } from "./classes";
import { controlClasses } from "./field";
import { Icon } from "./icon";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onEnter?: () => void;
  /** The key that focuses the field from anywhere on the page (see Commands); it is shown in the field. */
  shortcut?: "/";
  className?: string;
}

/** Filters while the user types; Escape clears the text, and so does a button in a field without a shortcut. */
export function SearchField({ label, value, onChange, onEnter, shortcut, className }: SearchFieldProps) {
  const t = useTranslations("ui");
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes("relative w-full max-w-full sm:w-80", className)}>
      <Icon
        name="search"
        size={14}
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts={shortcut}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          // Enter and Escape of an input method end its composition.
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") onEnter?.();
          if (event.key === "Escape") onChange("");
        }}
        className={classes(controlClasses, "h-8.5 pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden")}
      />
      {shortcut && (
        <kbd className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 rounded border border-line bg-hover px-1.5 font-sans text-xs text-ink-2 max-sm:hidden">
          {shortcut}
        </kbd>
      )}
      {!shortcut && value !== "" && (
        <IconButton
          icon="close"
          label={t("clearFilter")}
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
          className="absolute top-1/2 right-1 -translate-y-1/2"
        />
      )}
    </div>
  );
}
