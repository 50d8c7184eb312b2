"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import * as z from "zod";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { Switch } from "@/components/ui/switch";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";
import { portfolioViewSchema, type PortfolioView } from "@/contract/portfolio";
import { trimmed } from "@/contract/text";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { createView, updateView } from "@/lib/portfolio/view-actions";

const { name, isShared } = portfolioViewSchema.shape;
const formSchema = z.object({ name: trimmed(name), isShared });

interface ViewDialogProps {
  agencyId: string;
  /** The view to rename; without it the dialog saves a new one. */
  view?: PortfolioView | undefined;
  /** URL query with the settings of a new view. */
  query: string;
  onSaved: (view: PortfolioView) => void;
  onClose: () => void;
}

/** Saves the page's settings as a new view, or renames a view. */
export function ViewDialog({ agencyId, view, query, onSaved, onClose }: ViewDialogProps) {
  const t = useTranslations("portfolio.views");
  const textError = useTextError();
  const may = useAgencyPermissions();
  const queryClient = useQueryClient();
  const form = useZodForm(formSchema, { defaultValues: { name: view?.name ?? "", isShared: false } });
  const save = useMutation({
    mutationFn: (entered: z.output<typeof formSchema>) =>
      view
        ? updateView(queryClient, agencyId, view.id, { name: entered.name })
        : createView(queryClient, agencyId, { ...entered, query }),
    onSuccess: (saved) => {
      onSaved(saved);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={view ? t("rename") : t("saveAs")} size="small" locked={save.isPending}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((entered) => {
          save.mutate(entered);
        })}
      >
        <TextField
          label={t("name")}
          autoFocus
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          {...form.register("name")}
          error={form.formState.errors.name && textError(form.getValues("name"), { missing: t("nameMissing") })}
        />
        {!view && may.shareViews && <Switch label={t("forAgency")} {...form.register("isShared")} />}
        <FailureNote error={save.error} title={t("failed")} />
        <SubmitActions onCancel={onClose} busy={save.isPending}>
          {t("save")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
