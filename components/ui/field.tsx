import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes } from "react";
import { classes } from "./classes";
import { Icon } from "./icon";

export interface FieldTexts {
  label: string;
  /** Advice, which does not prevent saving. */
  hint?: ReactNode;
  /** Message that says which input is expected, linked to the field for screen readers. */
  error?: string | undefined;
  /** Shown after the label, for instance "optional". */
  note?: string;
  /** Shows the label to screen readers only, for filters whose purpose is obvious. */
  hideLabel?: boolean;
}

interface FieldProps extends FieldTexts {
  className?: string | undefined;
  children: (control: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode;
}

export const controlClasses = classes(
  "w-full rounded-md border border-line-field bg-panel px-2.5 text-ink placeholder:text-ink-3",
  // Not the `read-only` variant, which also matches <select>.
  "disabled:bg-hover disabled:text-ink-2 [&[readonly]]:bg-hover aria-invalid:border-bad",
);

/** Label, control, hint and error of one field, joined for assistive technology. */
export function Field({ label, hint, error, note, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={classes("flex flex-col gap-1", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-xs font-medium text-ink-2"}>
        {label}
        {note && <span className="font-normal text-ink-3"> {note}</span>}
      </label>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true }),
      })}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1 text-xs text-bad">
          <Icon name="alert" size={14} className="mt-px" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}

type OwnProps = FieldTexts & { className?: string };

interface TextFieldProps extends OwnProps, Omit<InputHTMLAttributes<HTMLInputElement>, "className"> {
  ref?: Ref<HTMLInputElement>;
  numeric?: boolean;
}

export function TextField({ label, hint, error, note, hideLabel, className, numeric, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, note, hideLabel }} className={className}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...control}
          className={classes(controlClasses, "h-8.5", numeric && "numeric")}
        />
      )}
    </Field>
  );
}

interface TextAreaProps extends OwnProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className"> {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, hint, error, note, hideLabel, className, rows = 4, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, note, hideLabel }} className={className}>
      {(control) => (
        <textarea rows={rows} {...input} {...control} className={classes(controlClasses, "resize-y py-1.5")} />
      )}
    </Field>
  );
}
