"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";

interface FilterFieldProps {
  label: string;
  /** Id of a datalist with suggestions. */
  list?: string;
  className: string;
  value: string;
  onApply: (text: string) => void;
}

/** A text field of a filter, applied on Enter or when the field is left. */
export function FilterField({ value, onApply, ...rest }: FilterFieldProps) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  // The filter can also change by Back or a link.
  if (value !== applied) {
    setApplied(value);
    setText(value);
  }
  const apply = () => {
    if (text.trim() !== value) onApply(text.trim());
  };
  return (
    <TextField
      {...rest}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
      }}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) apply();
      }}
    />
  );
}

interface FilterFieldsProps {
  label: string;
  /** The values of the filters by their names; null or empty for a filter that is not set. */
  params: object;
  onClear: () => void;
  children: ReactNode;
}

/** The fields of a filter in a row, with a button that clears them all. */
export function FilterFields({ label, params, onClear, children }: FilterFieldsProps) {
  const ui = useTranslations("ui");
  return (
    <form
      role="search"
      aria-label={label}
      className="mb-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {children}
      {Object.values(params).some(Boolean) && (
        <Button variant="quiet" onClick={onClear}>
          {ui("clearFilter")}
        </Button>
      )}
    </form>
  );
}
