import type { Ref, SelectHTMLAttributes } from "react";
import { classes } from "./classes";
import { controlClasses, Field, type FieldTexts } from "./field";
import { Icon } from "./icon";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "children"> {
  options: readonly SelectOption[];
  /** A pill stands in a toolbar and shows its label inside, "Year: 2024"; a field stands in a form. */
  shape?: "field" | "pill";
  className?: string;
  ref?: Ref<HTMLSelectElement>;
}

export function Select({
  label,
  hint,
  error,
  note,
  hideLabel,
  options,
  shape = "field",
  className,
  ...select
}: SelectProps) {
  const isPill = shape === "pill";
  return (
    <Field {...{ label, hint, error, note }} hideLabel={hideLabel ?? isPill} className={className}>
      {(control) => (
        <span className="relative inline-flex">
          <select
            {...select}
            {...control}
            className={
              isPill
                ? "h-8.5 appearance-none truncate rounded-full border border-line-strong bg-panel pr-8 pl-3 text-ink-2 hover:bg-hover hover:text-ink disabled:opacity-50"
                : classes(controlClasses, "h-8.5 appearance-none pr-8")
            }
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevronDown"
            size={14}
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-3"
          />
        </span>
      )}
    </Field>
  );
}
