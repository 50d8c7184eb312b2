"use client";

import type { Ref } from "react";
import { today } from "@/lib/dates/today";
import { readDaySpan } from "@/lib/dates/read-period";
import { useFormats } from "@/lib/format/use-formats";
import { TextField } from "@/components/ui/field";

interface DayFieldProps {
  label: string;
  /** Which end of a month, quarter or year is meant when one is typed. */
  edge: "first" | "last";
  text: string;
  onChange: (text: string) => void;
  /** What is wrong beside what can be seen from the text alone. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** A day typed freely and echoed as understood. */
export function DayField({ label, edge, text, onChange, error, ref, className }: DayFieldProps) {
  const formats = useFormats();
  const understood = readDaySpan(text, today())?.[edge];
  return (
    <TextField
      ref={ref}
      label={label}
      value={text}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      error={error}
      hint={understood && text.trim() !== understood ? formats.day(understood) : undefined}
      className={className}
    />
  );
}
