"use client";

import { today } from "@/lib/dates/today";
import { readDaySpan } from "@/lib/dates/read-period";
import { useFormats } from "@/lib/format/use-formats";
import { TextField } from "@/components/ui/field";

interface DayFieldProps {
  label: string;
  /** The day that a typed month, quarter or year is converted to. */
  edge: "first" | "last";
  text: string;
  onChange: (text: string) => void;
  /** The error shown under the field; the field itself does not report unreadable text. */
  error?: string | undefined;
  className?: string;
}

/** A field for a day in free text, which shows how the text is understood. */
export function DayField({ label, edge, text, onChange, error, className }: DayFieldProps) {
  const formats = useFormats();
  const understood = readDaySpan(text, today())?.[edge];
  return (
    <TextField
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
