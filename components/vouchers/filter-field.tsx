"use client";

import { useState } from "react";
import { TextField } from "@/components/ui/field";

interface FilterFieldProps {
  label: string;
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
