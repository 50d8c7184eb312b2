"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { controlClasses } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Filters a list while the user types; Escape clears the text. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const ui = useTranslations("ui");
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="relative max-w-80">
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3" />
      <input
        ref={input}
        type="text"
        role="searchbox"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") onChange("");
        }}
        className={classes(controlClasses, "h-8.5 pr-8 pl-8.5")}
      />
      {value !== "" && (
        <IconButton
          icon="close"
          label={ui("clearFilter")}
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
