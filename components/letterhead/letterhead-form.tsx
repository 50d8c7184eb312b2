"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useRef, useState, type ReactNode } from "react";
import { useWatch, type Control, type UseFormSetValue } from "react-hook-form";
import { contrastOnWhite, HEX_COLOUR, isForText, TEXT_CONTRAST } from "@/contract/letterhead/colour";
import { letterheadFormSchema, type Letterhead, type LetterheadForm as Values } from "@/contract/letterhead/letterhead";
import { LOGO_LIMITS, LOGO_TYPES } from "@/contract/letterhead/logo-limits";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import { useZodForm } from "@/components/ui/use-zod-form";
import { ApiError, membersInMessage } from "@/lib/api/error";
import { useFormats } from "@/lib/format/use-formats";
import { changesBetween, formOf } from "@/lib/letterhead/form-values";
import { saveLetterhead } from "@/lib/letterhead/queries";
import { readLogoFile, type LogoProblem } from "@/lib/letterhead/read-logo-file";
import { showToast } from "@/lib/toasts";
import { LetterheadPreview } from "./letterhead-preview";

/** Shown in the empty text field and in the colour picker beside it, which cannot be empty. */
const EXAMPLE_COLOUR = "#0b5d52";

interface LetterheadFormProps {
  agencyId: string;
  agencyName: string;
  letterhead: Letterhead;
}

/** Edits the agency's logo and colour, with a preview. */
export function LetterheadForm({ agencyId, agencyName, letterhead }: LetterheadFormProps) {
  const t = useTranslations("letterhead");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const saving = useMutation(saveLetterhead(queryClient, agencyId));
  const undoing = useMutation(saveLetterhead(queryClient, agencyId));
  const stored = formOf(letterhead);
  const form = useZodForm(letterheadFormSchema, { values: stored, resetOptions: { keepDirtyValues: true } });
  const { control, register, setValue, handleSubmit, formState } = form;
  /** Shows what was saved, but keeps the fields that were changed since they were sent. */
  const showSaved = (sent: Values, saved: Letterhead) => {
    const { colour, logo } = form.getValues();
    form.reset(formOf(saved));
    if (colour !== sent.colour) setValue("colour", colour, { shouldDirty: true });
    if (logo?.data !== sent.logo?.data) setValue("logo", logo, { shouldDirty: true });
  };
  const save = handleSubmit((values) => {
    if (saving.isPending || !formState.isDirty) return;
    const sent = form.getValues();
    // Not with callbacks of `mutate`, which are not called after the page was left.
    saving.mutateAsync(changesBetween(stored, values)).then(
      (saved) => {
        showSaved(sent, saved);
        const undo = () => {
          // Only the members that were saved, because somebody else may have changed the others since.
          undoing.mutateAsync(changesBetween(values, stored)).then(
            () => {
              showToast(t("undone"));
            },
            (error: unknown) => {
              showFailure(error, t("undoFailed"));
            },
          );
        };
        showToast(t("saved"), { action: { label: ui("undo"), run: undo, isUndo: true } });
      },
      // Shown in the form.
      () => undefined,
    );
  });
  const isLogoRefused = saving.error instanceof ApiError && membersInMessage(saving.error).includes("logo.data");
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
        <LogoField agencyName={agencyName} control={control} setValue={setValue} />
        <ColourField control={control} setValue={setValue}>
          {(hint) => (
            <TextField
              label={t("colour.label")}
              hint={hint}
              error={formState.errors.colour ? t("colour.expected") : undefined}
              placeholder={EXAMPLE_COLOUR}
              spellCheck={false}
              className="min-w-0 grow"
              {...register("colour", { setValueAs: (text: string) => text.trim().toLowerCase() })}
            />
          )}
        </ColourField>
        <FailureNote error={saving.error} title={isLogoRefused ? t("problems.refused") : undefined} />
        <p className="text-ink-2">{t("frozen")}</p>
        <Button
          type="submit"
          variant="primary"
          busy={saving.isPending}
          aria-disabled={!formState.isDirty}
          className="self-start"
        >
          {t("save")}
        </Button>
      </form>
      <Preview agencyName={agencyName} control={control} />
    </div>
  );
}

type FormControl = Control<Values, unknown, Values>;

function Preview({ agencyName, control }: { agencyName: string; control: FormControl }) {
  const [colour, logo] = useWatch({ control, name: ["colour", "logo"] });
  return <LetterheadPreview agencyName={agencyName} colour={colour} logo={logo} />;
}

interface LogoFieldProps {
  agencyName: string;
  control: FormControl;
  setValue: UseFormSetValue<Values>;
}

function LogoField({ agencyName, control, setValue }: LogoFieldProps) {
  const t = useTranslations("letterhead");
  const formats = useFormats();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  /** Counts choices and removals, so that a file is ignored if another one followed while it was being read. */
  const attempt = useRef(0);
  const logo = useWatch({ control, name: "logo" });
  const [problem, setProblem] = useState<LogoProblem | null>(null);
  const kilobytes = (bytes: number) => formats.number(Math.ceil(bytes / 1024));
  const { bytes, minSide: least, maxWidth, maxHeight } = LOGO_LIMITS;
  const set = (value: Values["logo"]) => {
    setValue("logo", value, { shouldDirty: true });
  };
  const words = (of: LogoProblem) => {
    if (of.code === "bytes") return t("problems.bytes", { kilobytes: kilobytes(of.bytes), most: kilobytes(bytes) });
    if (of.code !== "pixels") return t(`problems.${of.code}`);
    return t("problems.pixels", { width: of.width, height: of.height, least, maxWidth, maxHeight });
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-2">
      <p id={`${id}-label`} className="text-xs font-medium text-ink-2">
        {t("logo.label")}
      </p>
      <div
        data-theme="light"
        className="flex min-h-20 items-center justify-center rounded-md border border-line-field bg-panel p-3"
      >
        {logo ? (
          // The image is a data URL, which next/image has no use for.
          // oxlint-disable-next-line nextjs/no-img-element -- as said above
          <img
            src={`data:${logo.contentType};base64,${logo.data}`}
            alt={t("logo.alt", { name: agencyName })}
            className="max-h-14 max-w-full"
          />
        ) : (
          <p className="text-ink-2">{t("logo.none")}</p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={LOGO_TYPES.join()}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (!file) return;
          const own = ++attempt.current;
          void readLogoFile(file).then((read) => {
            if (own !== attempt.current) return;
            setProblem("problem" in read ? read.problem : null);
            if ("logo" in read) set(read.logo);
          });
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          ref={choose}
          icon="upload"
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ""}`}
          onClick={() => input.current?.click()}
        >
          {t(logo ? "logo.replace" : "logo.choose")}
        </Button>
        {logo && (
          <Button
            icon="trash"
            onClick={() => {
              attempt.current++;
              set(null);
              setProblem(null);
              choose.current?.focus();
            }}
          >
            {t("logo.remove")}
          </Button>
        )}
      </div>
      {problem && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1 text-xs text-bad">
          <Icon name="alert" size={14} className="mt-px" />
          {words(problem)}
        </p>
      )}
      <p id={`${id}-hint`} className="text-xs text-ink-2">
        {t("logo.hint", { kilobytes: kilobytes(bytes), width: maxWidth, height: maxHeight })}
      </p>
    </div>
  );
}

interface ColourFieldProps {
  control: FormControl;
  setValue: UseFormSetValue<Values>;
  /** Renders the text field, with a hint that says whether the colour has enough contrast for headings. */
  children: (hint: string) => ReactNode;
}

function ColourField({ control, setValue, children }: ColourFieldProps) {
  const t = useTranslations("letterhead.colour");
  const formats = useFormats();
  const colour = useWatch({ control, name: "colour" });
  const isColour = HEX_COLOUR.test(colour);
  const ratio = (value: number) => `${formats.number(value, { decimals: 1 })}:1`;
  // Rounded down, so that a colour just under the needed contrast is not shown with that number.
  const contrast = isColour ? ratio(Math.floor(contrastOnWhite(colour) * 10) / 10) : "";
  const contrastHint =
    isColour && t(isForText(colour) ? "forText" : "tooPale", { contrast, needed: ratio(TEXT_CONTRAST) });
  return (
    <div className="flex gap-2">
      {children(contrastHint || t("hint"))}
      <input
        type="color"
        aria-label={t("pick")}
        value={isColour ? colour : EXAMPLE_COLOUR}
        onChange={({ target }) => {
          setValue("colour", target.value, { shouldDirty: true, shouldValidate: true });
        }}
        className="mt-5 h-8.5 w-11 shrink-0 rounded-md border border-line-field bg-panel p-1"
      />
    </div>
  );
}
