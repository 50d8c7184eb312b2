"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CompanyType } from "@/contract/companies/company-type";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { reportTemplatePath } from "@/lib/reports/paths";
import { holdDeletion } from "@/lib/held-deletions";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { reportTemplatesQueries, saveReportTemplate } from "@/lib/reports/templates";
import { Button, IconButton } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { focusNeighbour } from "@/components/ui/focus-neighbour";
import { QueryView } from "@/components/ui/query-view";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { useFailureToast } from "@/components/ui/use-failure-toast";

interface TemplatesDialogProps {
  agencyId: string;
  onClose: () => void;
}

/** Lists the agency's report templates, to rename them, to change their company types and to delete them. */
export function TemplatesDialog({ agencyId, onClose }: TemplatesDialogProps) {
  const t = useTranslations("reports.templates");
  const ui = useTranslations("ui");
  const templates = useQuery(reportTemplatesQueries.list(agencyId));
  const held = useHeldDeletions();
  const { data: types = [] } = useQuery(companyTypesQuery(agencyId));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      size="large"
      footer={
        <DialogActions>
          <Button onClick={onClose}>{ui("close")}</Button>
        </DialogActions>
      }
    >
      <QueryView
        query={templates}
        skeleton={<SkeletonRows rows={3} label={t("loading")} />}
        errorTitle={t("loadFailed")}
      >
        {(all) => {
          const list = all.filter(({ id }) => !held.has(reportTemplatePath(agencyId, id)));
          return list.length === 0 ? (
            <p className="text-ink-2">{t("none")}</p>
          ) : (
            <ul aria-label={t("title")} className="flex flex-col divide-y divide-line">
              {list.map((template) => (
                <Row key={template.id} agencyId={agencyId} template={template} types={types} />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Dialog>
  );
}

interface RowProps {
  agencyId: string;
  template: ReportTemplate;
  types: readonly CompanyType[];
}

function Row({ agencyId, template: { id, name, companyTypeId, blocks }, types }: RowProps) {
  const t = useTranslations("reports.templates");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const row = useRef<HTMLLIElement>(null);
  /** The name in the field until it is saved; null while the field shows the stored name. */
  const [typed, setTyped] = useState<string | null>(null);
  const save = {
    ...saveReportTemplate(queryClient, agencyId),
    onError: (error: unknown) => {
      // A press of a close button leaves the field, which saves it. Its row is gone then, so a toast shows the failure.
      if (!row.current) showFailure(error, t("saveFailed"));
    },
  };
  const saving = useMutation(save);
  // A mutation of its own: one for both would show the failure of the latest save only.
  const savingType = useMutation(save);
  const saveName = () => {
    const newName = typed?.trim() ?? "";
    // A name that is still being saved will be the stored one.
    const isLatest = newName === (saving.isPending ? saving.variables.name : name);
    if (isLatest && saving.isPending) return;
    if (newName === "" || isLatest) {
      setTyped(null);
      return;
    }
    saving.mutate(
      { id, name: newName },
      {
        onSuccess: () => {
          // A name typed while this one was saved stays.
          setTyped((present) => (present === typed ? null : present));
        },
      },
    );
  };
  const saveTyped = useEffectEvent(saveName);
  // Escape closes the dialog without a blur of the field.
  useEffect(
    () => () => {
      saveTyped();
    },
    [],
  );
  const remove = (button: HTMLElement) => {
    focusNeighbour(button, button.closest("dialog")?.querySelector("button") ?? null);
    holdDeletion({
      path: reportTemplatePath(agencyId, id),
      message: t("deleted", { name }),
      undoLabel: ui("undo"),
      onDeleted: () => queryClient.invalidateQueries({ queryKey: reportTemplatesQueries.list(agencyId).queryKey }),
      onFailed: (error) => {
        showFailure(error, t("deleteFailed", { name }));
      },
    });
  };
  return (
    <li ref={row} className="flex flex-wrap items-end gap-3 py-3">
      <TextField
        label={t("name")}
        maxLength={MAX_NAME_LENGTH}
        value={typed ?? name}
        className="min-w-40 grow"
        onChange={({ target: { value } }) => {
          setTyped(value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
        onBlur={saveName}
      />
      {types.length > 0 && (
        <Select
          label={t("type")}
          value={(savingType.isPending ? savingType.variables.companyTypeId : companyTypeId) ?? ""}
          onChange={({ target: { value } }) => {
            savingType.mutate({ id, companyTypeId: value === "" ? null : value });
          }}
          options={[{ value: "", label: t("allTypes") }, ...types.map(({ Id, Name }) => ({ value: Id, label: Name }))]}
        />
      )}
      <p className="flex h-8.5 items-center text-ink-2">{t("blocks", { count: blocks.length })}</p>
      <IconButton
        icon="trash"
        label={t("delete", { name })}
        onClick={({ currentTarget }) => {
          remove(currentTarget);
        }}
      />
      <div className="basis-full empty:hidden">
        <FailureNote error={saving.error ?? savingType.error} title={t("saveFailed")} />
      </div>
    </li>
  );
}
