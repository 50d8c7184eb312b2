"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useMemo, useRef, useState, type SubmitEvent } from "react";
import { useWatch } from "react-hook-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { PageHeading } from "@/components/ui/page-heading";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { BulkChange, CompanyChange } from "@/contract/bulk-changes/bulk-change";
import type { CalendarDay } from "@/contract/calendar";
import { changeFormSchema, EMPTY_DRAFT, type ChangeDraft } from "@/lib/bulk-changes/change-draft";
import { createBulkChange, previewBulkChange } from "@/lib/bulk-changes/queries";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { useFormats } from "@/lib/format/use-formats";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { agencyBulkChangePage, agencyPortfolioPage } from "@/lib/paths";
import { presetsQueries } from "@/lib/presets/queries";
import { ChangeForm } from "./change-form";
import { ChangePreview } from "./change-preview";
import { useChangeWords } from "./use-change-words";

interface ChosenChangeProps {
  agencyId: string;
  /** Today according to the server, so that server and browser render the same. */
  today: CalendarDay;
  companyIds: string[];
}

/** The form of a bulk change, its preview, and the button that starts it. */
export function ChosenChange({ agencyId, today, companyIds }: ChosenChangeProps) {
  const t = useTranslations("bulkChanges");
  const { number } = useFormats();
  const locale = useLocale();
  const culture = CULTURE_OF_LOCALE[locale];
  const router = useRouter();
  const queryClient = useQueryClient();
  const words = useChangeWords(agencyId);
  const { data: presets = [] } = useQuery(presetsQueries.list({ agencyId, companyTypeId: null }));
  const { data: keyFigures } = useQuery(catalogueQueries.standard());
  const schema = useMemo(() => {
    const typeOf = (id: string) => keyFigures?.find((keyFigure) => keyFigure.id === id)?.valueType ?? null;
    return changeFormSchema({ presets, today, culture, typeOf });
  }, [presets, today, culture, keyFigures]);
  const form = useZodForm(schema, { defaultValues: { ...EMPTY_DRAFT, language: locale } });
  // Without `compute` the type of the values would be partial.
  const draft = useWatch({ control: form.control, compute: (values: ChangeDraft) => values });
  const [previewed, setPreviewed] = useState<CompanyChange | null>(null);
  const preview = useMutation(previewBulkChange(agencyId));
  const creating = useMutation(createBulkChange(queryClient, agencyId));
  const result = useRef<HTMLDivElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const changeDraft = (changes: Partial<ChangeDraft>) => {
    const names = Object.keys(changes) as (keyof ChangeDraft)[];
    for (const name of names) form.setValue(name, changes[name]!);
    form.clearErrors("kind" in changes ? undefined : names);
    // The response to a pending request would show the difference of the older draft.
    preview.reset();
    setPreviewed(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.handleSubmit(
      (change) => {
        setPreviewed(null);
        // The error of an earlier change does not belong to the one that is previewed now.
        if (creating.isError) creating.reset();
        preview.mutate(
          { change, companyIds },
          {
            onSuccess: () => {
              setPreviewed(change);
              requestAnimationFrame(() => result.current?.focus());
            },
          },
        );
      },
      (wrong) => {
        const [first = ""] = Object.keys(wrong);
        // The fields are not registered with the form, so it cannot focus one itself. The error is rendered first.
        requestAnimationFrame(() => formElement.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus());
      },
    )(event);
  return (
    <>
      <PageHeading
        title={t("new.title")}
        detail={t("companies", { count: companyIds.length, shown: number(companyIds.length) })}
      />
      <form
        ref={formElement}
        noValidate
        aria-label={t("new.title")}
        onSubmit={submit}
        className="mb-6 flex max-w-[640px] flex-col gap-4 rounded-lg border border-line bg-panel p-5 shadow-card"
      >
        <ChangeForm
          agencyId={agencyId}
          draft={draft}
          problems={Object.keys(form.formState.errors)}
          onChange={changeDraft}
        />
        <FailureNote error={preview.error} title={t("new.previewFailed")} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant={previewed ? undefined : "primary"} busy={preview.isPending}>
            {t("new.preview")}
          </Button>
          <ButtonLink href={agencyPortfolioPage(agencyId)}>{t("new.back")}</ButtonLink>
        </div>
      </form>
      <div ref={result} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {previewed && preview.data && (
          <ChangePreview
            change={previewed}
            parts={preview.data}
            words={words}
            // Stays true after the response, until the page of the change is shown.
            isPending={creating.isPending || creating.isSuccess}
            error={creating.error}
            onApply={() => {
              const onSuccess = ({ id }: BulkChange) => {
                router.push(agencyBulkChangePage(agencyId, id));
              };
              creating.mutate({ change: previewed, companyIds }, { onSuccess });
            }}
          />
        )}
      </div>
    </>
  );
}
