"use client";

import { TextField } from "@/components/ui/field";

interface AuthorFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (author: string) => void;
}

/** Filters a list by a part of the author's name. */
export function AuthorField({ onChange, ...field }: AuthorFieldProps) {
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
