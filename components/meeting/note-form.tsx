"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type SyntheticEvent } from "react";
import { Controller } from "react-hook-form";
import * as z from "zod";
import { keyFigureCommentSchema } from "@/contract/comments";
import type { Period } from "@/contract/period";
import { requiredText } from "@/contract/text";
import { MAX_LONG_TEXT_LENGTH } from "@/contract/text-limits";
import type { CommentDraft } from "@/lib/comments/comment-input";
import { useCatalogue } from "@/lib/figures/use-catalogue";
import { useFormats } from "@/lib/format/use-formats";
import { LiveTextField } from "@/components/live-text/live-text-field";
import { useKeepTyped } from "@/components/drafts/use-keep-typed";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";

const { message, keyFigureType, period } = keyFigureCommentSchema.shape;
const formSchema = z.object({
  message: requiredText(message),
  keyFigureType,
  period: period.nullable(),
});

interface Subject {
  keyFigureType: string;
  /** Null when the company has no fiscal years, and until they are fetched. */
  period: Period | null;
}

interface NoteFormProps {
  companyId: string;
  /** Default subject of the note. */
  subject: Subject;
  /** The note that was in the form when it was last open; read only in the first render. */
  draft: CommentDraft | undefined;
  onDraft: (draft: CommentDraft | null) => void;
  onNote: (draft: CommentDraft) => void;
  /** Saves all notes as comments. */
  save: { isPossible: boolean; isPending: boolean; run: () => void };
}

/** The form for a note. Ctrl+Enter adds it to the list and starts the next one. */
export function NoteForm({ companyId, subject, draft, onDraft, onNote, save }: NoteFormProps) {
  const t = useTranslations("meeting.notes");
  const formats = useFormats();
  const { data: catalogue = [] } = useCatalogue();
  const form = useZodForm(formSchema, { defaultValues: draft ?? { ...subject, message: "" } });
  const [text, notePeriod] = [form.watch("message"), form.watch("period")];
  const error = form.formState.errors.message;
  useKeepTyped(form, () => {
    const written = form.getValues();
    onDraft(written.message.trim() === "" ? null : written);
  });
  const follow = useEffectEvent(() => {
    const written = form.getValues();
    // The subject follows the focus only while the note is empty.
    if (written.message.trim() === "") form.reset({ ...subject, message: written.message });
    else if (written.period === null) form.setValue("period", subject.period);
  });
  const { keyFigureType: figure, period: subjectPeriod } = subject;
  useEffect(() => {
    follow();
  }, [figure, subjectPeriod?.start, subjectPeriod?.end]);
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    focusOnText(formElement.current);
  }, []);

  const add = (then?: () => void) => (event?: SyntheticEvent) =>
    form.handleSubmit((note) => {
      onNote(note);
      form.reset({ ...subject, message: "" });
      focusOnText(formElement.current);
      then?.();
    })(event);
  // For aria-disabled, because a disabled button would lose the focus.
  const maySave = notePeriod !== null && (save.isPossible || text.trim() !== "");
  const saveAll = () => {
    if (!maySave) return;
    if (form.getValues("message").trim() === "") save.run();
    else void add(save.run)();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void add()();
  };
  const textError = useTextError();
  return (
    <form
      ref={formElement}
      aria-label={t("new")}
      noValidate
      onSubmit={add()}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-2"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Select
          shape="pill"
          label={t("about")}
          {...form.register("keyFigureType")}
          options={catalogue.length === 0 ? [{ value: figure, label: figure }] : catalogue.map(optionOf)}
        />
        {notePeriod && <p className="text-xs text-ink-2">{formats.months(notePeriod)}</p>}
      </div>
      <Controller
        control={form.control}
        name="message"
        render={({ field }) => (
          <LiveTextField
            companyId={companyId}
            about={null}
            hasWords={false}
            keyFigures={catalogue}
            label={t("note")}
            rows={4}
            text={field.value}
            onChange={field.onChange}
            ref={field.ref}
            error={error && textError(text, { missing: t("missing"), max: MAX_LONG_TEXT_LENGTH })}
          />
        )}
      />
      {notePeriod === null && <p className="text-xs text-ink-2">{t("noPeriod")}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="submit" title={`${t("add")} (Ctrl + Enter)`}>
          {t("add")}
        </Button>
        <Button variant="primary" busy={save.isPending} aria-disabled={!maySave} onClick={saveAll}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

/** Used in place of `form.setFocus`, which does not find the field after a reset. */
function focusOnText(form: HTMLFormElement | null): void {
  form?.querySelector("textarea")?.focus();
}

function optionOf({ id, name }: { id: string; name: string }) {
  return { value: id, label: name };
}
