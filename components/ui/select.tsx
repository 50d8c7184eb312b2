import type { Ref, SelectHTMLAttributes } from "react";
import { classes } from "./classes";
import { controlClasses, Field, type FieldTexts } from "./field";
import { Icon } from "./icon";

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

interface SelectProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "children"> {
  options: readonly (SelectOption | SelectGroup)[];
  /** Use `field` in forms, `pill` in toolbars, and `quiet` in rows of tables. */
  shape?: "field" | "pill" | "quiet";
  className?: string;
  ref?: Ref<HTMLSelectElement>;
}

const SHAPES = {
  field: classes(controlClasses, "h-8.5 pr-8"),
  pill: "h-8.5 truncate rounded-full border border-line-strong bg-panel pr-8 pl-3 text-ink-2 hover:bg-hover hover:text-ink disabled:opacity-50",
  quiet: "h-7 truncate rounded-md border border-transparent bg-panel pr-8 pl-2 hover:border-line-strong",
};

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
  return (
    <Field
      {...{ label, hint, error, note }}
      hideLabel={hideLabel ?? shape !== "field"}
      className={classes("max-w-full min-w-0", className)}
    >
      {(control) => (
        <span className={classes("relative inline-flex max-w-full", shape === "quiet" && "-left-2")}>
          <select {...select} {...control} className={classes("max-w-full appearance-none", SHAPES[shape])}>
            {options.map((each) =>
              "options" in each ? (
                // Labels of groups may be equal; values of options are not.
                <optgroup key={each.options[0]?.value ?? each.label} label={each.label}>
                  {each.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(each)
              ),
            )}
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

function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
