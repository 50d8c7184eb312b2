"use client";

import { TextField } from "@/components/ui/field";

interface PersonFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (name: string) => void;
}

/** The field of a filter form for a part of a person's name. */
export function PersonField({ onChange, ...field }: PersonFieldProps) {
  return (
    <TextField
      {...field}
      className="w-56 max-sm:w-full"
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
