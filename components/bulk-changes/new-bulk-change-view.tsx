"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState, useSyncExternalStore, type SubmitEvent } from "react";
import { useCurrentUser } from "@/components/auth/current-user";
import { Button, ButtonLink } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { PageHeading } from "@/components/ui/page-heading";
import { EmptyState } from "@/components/ui/states";
import type { CompanyChange } from "@/contract/bulk-changes/bulk-change";
import type { CalendarDay } from "@/contract/calendar";
import { EMPTY_DRAFT, readDraft, type ChangeDraft, type DraftProblem } from "@/lib/bulk-changes/change-draft";
import { chosenCompanies } from "@/lib/bulk-changes/chosen-companies";
import { createBulkChange, previewBulkChange } from "@/lib/bulk-changes/queries";
import { useFormats } from "@/lib/format/use-formats";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { agencyBulkChangePage, agencyPortfolioPage } from "@/lib/paths";
import { presetsQueries } from "@/lib/presets/queries";
import { ChangeForm } from "./change-form";
import { ChangePreview } from "./change-preview";
import { useChangeWords } from "./use-change-words";

interface NewBulkChangeViewProps {
  agencyId: string;
  /** The server's day, so that both render the same. */
  today: CalendarDay;
}

const neverChanges = () => () => undefined;

/** Page on which the companies that were chosen in the list of all are changed: first shown, then done. */
export function NewBulkChangeView({ agencyId, today }: NewBulkChangeViewProps) {
  const t = useTranslations("bulkChanges");
  const { number } = useFormats();
  const { userName } = useCurrentUser();
  // As text, so that a store without changes gives the same value each time.
  const chosen = useSyncExternalStore(
    neverChanges,
    () => JSON.stringify(chosenCompanies(userName, agencyId)),
    () => null,
  );
  if (chosen === null) return <PageHeading title={t("new.title")} detail={t("loading")} />;
  const companyIds = JSON.parse(chosen) as string[];
  if (companyIds.length > 0) return <ChosenChange agencyId={agencyId} today={today} companyIds={companyIds} />;
  return (
    <>
      <PageHeading title={t("new.title")} detail={t("companies", { count: 0, shown: number(0) })} />
      <EmptyState
        icon="building"
        title={t("new.nobody")}
        action={
          <ButtonLink variant="primary" href={agencyPortfolioPage(agencyId)}>
            {t("toPortfolio")}
          </ButtonLink>
        }
      >
        {t("emptyLook")}
      </EmptyState>
    </>
  );
}

function ChosenChange({ agencyId, today, companyIds }: NewBulkChangeViewProps & { companyIds: string[] }) {
  const t = useTranslations("bulkChanges");
  const { number } = useFormats();
  const locale = useLocale();
  const culture = CULTURE_OF_LOCALE[locale];
  const router = useRouter();
  const queryClient = useQueryClient();
  const words = useChangeWords(agencyId);
  const { data: presets = [] } = useQuery(presetsQueries.list({ agencyId, companyTypeId: null }));
  const [draft, setDraft] = useState<ChangeDraft>({ ...EMPTY_DRAFT, language: locale });
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [previewed, setPreviewed] = useState<CompanyChange | null>(null);
  const preview = useMutation(previewBulkChange(agencyId));
  const creating = useMutation({
    ...createBulkChange(queryClient, agencyId),
    onSuccess: ({ id }) => {
      router.push(agencyBulkChangePage(agencyId, id));
    },
  });
  const result = useRef<HTMLDivElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readDraft(draft, { presets, today, culture });
    if ("problems" in read) {
      setProblems(read.problems);
      const [first] = read.problems;
      requestAnimationFrame(() => event.target.querySelector<HTMLElement>(`[name=${first ?? ""}]`)?.focus());
      return;
    }
    setPreviewed(null);
    preview.mutate(
      { change: read.change, companyIds },
      {
        onSuccess: () => {
          setPreviewed(read.change);
          requestAnimationFrame(() => result.current?.focus());
        },
      },
    );
  };
  return (
    <>
      <PageHeading
        title={t("new.title")}
        detail={t("companies", { count: companyIds.length, shown: number(companyIds.length) })}
      />
      <form
        noValidate
        aria-label={t("new.title")}
        onSubmit={submit}
        className="mb-6 flex max-w-[640px] flex-col gap-4 rounded-lg border border-line bg-panel p-5 shadow-card"
      >
        <ChangeForm
          agencyId={agencyId}
          draft={draft}
          problems={problems}
          presets={presets}
          onChange={(changes) => {
            setDraft({ ...draft, ...changes });
            setProblems([]);
            setPreviewed(null);
          }}
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
            isPending={creating.isPending || creating.isSuccess}
            error={creating.error}
            onApply={() => {
              creating.mutate({ change: previewed, companyIds });
            }}
          />
        )}
      </div>
    </>
  );
}
