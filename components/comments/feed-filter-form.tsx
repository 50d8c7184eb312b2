"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import type { FeedParams } from "@/lib/comments/feed-filter";
import { columnQueries } from "@/lib/portfolio/column-queries";
import { PersonField } from "@/components/shell/person-field";
import { ClientChoice } from "@/components/shell/client-choice";
import { FailureNote } from "@/components/ui/failure-note";
import { FilterForm } from "@/components/ui/filter-form";
import { SearchChoice } from "@/components/ui/search-choice";

interface FeedFilterFormProps {
  agencyId: string;
  params: FeedParams;
  onSubmit: (changes: Partial<FeedParams>) => void;
  onCancel: () => void;
}

/** Narrows the comments to a client, a key figure and an author. Its code is loaded on demand. */
export function FeedFilterForm({ agencyId, params, onSubmit, onCancel }: FeedFilterFormProps) {
  const t = useTranslations("comments.feed");
  const inputNames = useTranslations("inputs.inputs");
  const [company, setCompany] = useState(params.company);
  const [figure, setFigure] = useState(params.figure);
  const [author, setAuthor] = useState(params.author ?? "");
  const { data: keyFigures, error } = useQuery(columnQueries.keyFigures(agencyId));
  const figures = useMemo(
    () =>
      keyFigures && [
        ...keyFigures.map(({ id, name }) => ({ id, label: name })),
        ...KEY_FIGURE_INPUTS.map(({ id }) => ({ id, label: inputNames(id) })),
      ],
    [keyFigures, inputNames],
  );
  const submit = () => {
    onSubmit({ company, figure, author: author.trim() || null });
  };
  return (
    <FilterForm label={t("filter")} submitLabel={t("apply")} onSubmit={submit} onCancel={onCancel}>
      <ClientChoice
        agencyId={agencyId}
        label={t("company")}
        placeholder={t("search")}
        value={company}
        onChange={setCompany}
      />
      {/* Without the fetched key figures no search would match, so there is no field. */}
      {figures ? (
        <SearchChoice
          isOptional
          label={t("keyFigure")}
          placeholder={t("search")}
          choices={figures}
          value={figure}
          onChange={setFigure}
          className="w-72 max-sm:w-full"
        />
      ) : (
        <FailureNote error={error} />
      )}
      <PersonField label={t("author")} hint={t("authorHint")} value={author} onChange={setAuthor} />
    </FilterForm>
  );
}
