"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useId, useMemo, useState } from "react";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { companiesQueries } from "@/lib/companies/queries";
import { byName, searchable, searchCompanies } from "@/lib/companies/search";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { SubmitActions } from "@/components/ui/submit-actions";
import type { BatchDialogProps } from "./batch-dialogs-shared";
import { useBatchFileDecision } from "./use-batch-file-decision";

/** Number of companies shown; typing more of the name finds the others. */
const MAX_SHOWN = 6;

/** Assigns a file to a company of the agency, even if the file names another one. It is then checked, not imported. */
export function ChooseCompanyDialog({ file, place, onClose }: BatchDialogProps & { file: SieImportBatchFile }) {
  const t = useTranslations("imports.batches");
  const tUi = useTranslations("ui");
  const locale = useLocale();
  const [formId, groupName] = [useId(), useId()];
  const query = useQuery(companiesQueries.ofAgency(place.agencyId));
  const keyed = useMemo(() => searchable(byName(query.data ?? [], locale)), [query.data, locale]);
  const [search, setSearch] = useState("");
  const found = searchCompanies(keyed, search).slice(0, MAX_SHOWN);
  const [pressedId, setPressedId] = useState<string | null>(null);
  // The pressed company counts as chosen only while the search shows it.
  const companyId = found.find(({ company }) => company.id === pressedId)?.company.id ?? null;
  const [isSubmitted, setSubmitted] = useState(false);
  const choosing = useBatchFileDecision(place, onClose);
  const named = [file.fileCompanyName, file.fileBusinessIdentityCode].filter(Boolean).join(" ");
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("choose.title")}
      size="small"
      locked={choosing.isPending}
      footer={
        <SubmitActions form={formId} onCancel={onClose} busy={choosing.isPending} disabled={!query.data}>
          {t("choose.submit")}
        </SubmitActions>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          if (companyId !== null) choosing.mutate({ fileId: file.id, decision: "company", companyId });
        }}
      >
        <p className="text-ink-2">{t("choose.of", { company: named || t("noCompany") })}</p>
        <QueryView query={query} skeleton={<SkeletonRows rows={3} label={t("choose.loading")} />}>
          {() => (
            <>
              <TextField
                label={t("choose.company")}
                placeholder={t("choose.placeholder")}
                value={search}
                onChange={(event) => {
                  setSearch(event.target.value);
                }}
                error={isSubmitted && companyId === null ? t("choose.required") : undefined}
              />
              <fieldset className="flex flex-col gap-0.5">
                <legend className="sr-only">{t("choose.found")}</legend>
                {found.map(({ company }) => (
                  <label
                    key={company.id}
                    className="flex items-center gap-2 rounded-md px-2 py-1.5 hover:bg-hover has-checked:bg-accent-soft"
                  >
                    <input
                      type="radio"
                      name={groupName}
                      checked={company.id === companyId}
                      onChange={() => {
                        setPressedId(company.id);
                      }}
                      className="shrink-0 accent-accent"
                    />
                    <span className="min-w-0 grow truncate">{company.name}</span>
                    <span className="shrink-0 text-ink-2">{company.businessIdentityCode}</span>
                  </label>
                ))}
                <p role="status" className="px-2 text-ink-2">
                  {found.length === 0 && tUi("noHits")}
                </p>
              </fieldset>
            </>
          )}
        </QueryView>
        <FailureNote error={choosing.error} title={t("choose.failed")} />
      </form>
    </Dialog>
  );
}
