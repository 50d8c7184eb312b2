"use client";

import { useRef, useState, type ReactNode } from "react";
import { Button } from "./button";

interface FilterChip<Params> {
  label: string;
  /** Accessible name of the button that removes the filter. */
  removeLabel: string;
  /** The changes that remove the filter. */
  without: Partial<Params>;
}

interface FilterActions<Params> {
  onSubmit: (changes: Partial<Params>) => void;
  onCancel: () => void;
}

interface FilterBarProps<Params> {
  /** Label of the button that opens the form. */
  label: string;
  /** The filters that were chosen in the form or set by a link. */
  chips: readonly FilterChip<Params>[];
  onChange: (changes: Partial<Params>) => void;
  /** Loads the code of the form. */
  preload: () => void;
  form: (actions: FilterActions<Params>) => ReactNode;
  /** The filters before the button. */
  children: ReactNode;
  /** The filters after the chips. */
  after?: ReactNode;
}

/** A row of filters with a form for further ones. Each chosen one is shown and can be removed. */
export function FilterBar<Params>(props: FilterBarProps<Params>) {
  const { label, chips, onChange, preload, form, children, after } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {children}
      <Button
        ref={button}
        variant="pill"
        icon="filter"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {label}
      </Button>
      {chips.map((chip) => (
        <Button
          key={chip.label}
          variant="pill"
          icon="close"
          aria-label={chip.removeLabel}
          onClick={() => {
            onChange(chip.without);
            // An open form would still have the filter, and the chip, which has the focus, is removed.
            close();
          }}
        >
          {chip.label}
        </Button>
      ))}
      {after}
      {isOpen && <FilterPanel form={form} onChange={onChange} onClose={close} />}
    </div>
  );
}

interface FilterPanelProps<Params> extends Pick<FilterBarProps<Params>, "form" | "onChange"> {
  onClose: () => void;
}

/** Not a popover, which would cover the lists of SearchChoice fields in it: they are rendered outside the panel. */
function FilterPanel<Params>({ form, onChange, onClose }: FilterPanelProps<Params>) {
  return (
    <div className="basis-full rounded-lg border border-line bg-panel p-4 shadow-card">
      {form({
        onSubmit: (changes) => {
          onChange(changes);
          onClose();
        },
        onCancel: onClose,
      })}
    </div>
  );
}
