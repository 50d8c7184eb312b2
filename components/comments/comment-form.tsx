"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod";
import { COMMENT_MEMBERS } from "@/contract/comment-members";
import { keyFigureCommentSchema } from "@/contract/comments";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { requiredText } from "@/contract/text";
import { MAX_LONG_TEXT_LENGTH } from "@/contract/text-limits";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { emptyDraft, subjectOf, type CommentDraft, type CommentInput } from "@/lib/comments/comment-input";
import { LiveTextField } from "@/components/live-text/live-text-field";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { isCancelKey } from "@/components/ui/is-cancel-key";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";
import { CommentSubjects } from "./comment-subjects";
import { KeyFigureChoice } from "./key-figure-choice";
import { PeriodChoice } from "@/components/periods/period-choice";
import { useLikelyPeriod } from "@/components/periods/use-likely-period";
import { useKeptDraft } from "./use-kept-draft";

const { period, message } = keyFigureCommentSchema.shape;
const formSchema = keyFigureCommentSchema.pick({ ...COMMENT_MEMBERS, isQuestion: true }).extend({
  period: period.nullable().transform((given, context) => {
    if (given) return given;
    context.addIssue({ code: "custom", message: "expected a period" });
    return z.NEVER;
  }),
  message: requiredText(message),
});

export interface CommentFormProps {
  companyId: string;
  title: string;
  /** The stored comment to change; without it the form writes a new one. */
  stored?: CommentDraft | undefined;
  /** An earlier draft that was not sent. */
  draft?: CommentDraft | undefined;
  /** The field that gets the focus when the form opens. */
  focusOn: "keyFigure" | "message" | "nothing";
  /**
   * Shown above the fields: a failure, a conflict, or a note that the draft is an earlier one. `release` stops
   * `onDraft`, before the form goes away.
   */
  notice?: (release: () => void) => ReactNode;
  /** Called a moment after a change, or at once if the form goes away before; null when there is nothing to lose. */
  onDraft: (draft: CommentDraft | null) => void;
  onSubmit: (input: CommentInput) => void;
  /** Called with the typed comment, or null when there is nothing to lose. */
  onCancel: (written: CommentDraft | null) => void;
}

/** Writes or changes a comment. Loaded when it is first opened, because of its zod schemas and search field. */
export function CommentForm(props: CommentFormProps) {
  const t = useTranslations("comments.form");
  const month = useLikelyPeriod(props.companyId);
  const keyFigures = useQuery(catalogueQueries.list(props.companyId));
  // The message shows key figures by name, so the form waits for the names. If they cannot be fetched, it shows ids.
  if (!month || keyFigures.isPending) return <p role="status">{t("loading")}</p>;
  return (
    <>
      <FailureNote error={keyFigures.data ? null : keyFigures.error} />
      <Fields {...props} begin={props.draft ?? props.stored ?? emptyDraft(month)} keyFigures={keyFigures.data ?? []} />
    </>
  );
}

function Fields(props: CommentFormProps & { begin: CommentDraft; keyFigures: readonly KeyFigure[] }) {
  const { companyId, title, stored, begin, keyFigures, focusOn, notice, onDraft, onSubmit, onCancel } = props;
  const t = useTranslations("comments.form");
  const ui = useTranslations("ui");
  const element = useRef<HTMLFormElement>(null);
  const { data: fiscalYears } = useQuery(fiscalYearsQueries.list(companyId));
  const form = useZodForm(formSchema, { defaultValues: begin, shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  const keptDraft = useKeptDraft(form, stored, onDraft);

  useEffect(() => {
    if (focusOn === "message") form.setFocus("message");
  }, [focusOn, form]);

  const submit = (event?: SyntheticEvent) =>
    form.handleSubmit(
      (input) => {
        keptDraft.release();
        onSubmit({ ...input, ...subjectOf(begin) });
      },
      (invalid) => {
        const first = invalid.keyFigureType ? "[role=combobox]" : invalid.period ? "[data-days] input" : "textarea";
        element.current?.querySelector<HTMLElement>(first)?.focus();
      },
    )(event);
  const cancel = () => {
    keptDraft.release();
    onCancel(keptDraft.written());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A field has used the key, such as Escape to close its list.
    if (event.defaultPrevented) return;
    if (isCancelKey(event)) {
      event.stopPropagation();
      cancel();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  };
  const chosenPeriod = useWatch({ control: form.control, name: "period" });
  const textError = useTextError();
  const messageError = (text: string) =>
    errors.message && textError(text, { missing: t("messageMissing"), max: MAX_LONG_TEXT_LENGTH });

  return (
    <form
      ref={element}
      aria-label={title}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
      className="flex flex-col gap-3"
    >
      {notice?.(keptDraft.release)}
      <CommentSubjects companyId={companyId} of={begin} />
      <div className="flex flex-wrap items-start gap-3">
        <Controller
          control={form.control}
          name="keyFigureType"
          render={({ field }) => (
            <KeyFigureChoice
              value={field.value}
              onChange={field.onChange}
              autoFocus={focusOn === "keyFigure"}
              error={errors.keyFigureType && t("keyFigureMissing")}
            />
          )}
        />
        <Controller
          control={form.control}
          name="period"
          render={({ field }) => (
            <PeriodChoice
              label={t("kind")}
              value={field.value}
              onChange={field.onChange}
              fiscalYears={fiscalYears ?? []}
              showErrors={submitCount > 0}
            />
          )}
        />
      </div>
      <Controller
        control={form.control}
        name="message"
        render={({ field }) => (
          <LiveTextField
            companyId={companyId}
            about={chosenPeriod && { period: chosenPeriod }}
            hasWords={false}
            keyFigures={keyFigures}
            label={t("message")}
            placeholder={t("messagePlaceholder")}
            rows={4}
            error={messageError(field.value)}
            text={field.value}
            onChange={field.onChange}
            ref={field.ref}
          />
        )}
      />
      <label className="flex items-start gap-2">
        <input type="checkbox" {...form.register("isQuestion")} className="mt-0.5 size-4 accent-accent" />
        <span>
          {t("isQuestion")}
          <span className="block text-xs text-ink-2">{t("questionStaysOpen")}</span>
        </span>
      </label>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-xs text-ink-3 max-sm:hidden">{t("keys")}</p>
        <Button onClick={cancel}>{ui("cancel")}</Button>
        <Button type="submit" variant="primary">
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
