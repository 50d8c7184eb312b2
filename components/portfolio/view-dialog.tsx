"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { Switch } from "@/components/ui/switch";
import type { PortfolioView } from "@/contract/portfolio";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { createView, updateView } from "@/lib/portfolio/view-actions";

interface ViewDialogProps {
  agencyId: string;
  /** The view to rename; a new one is saved without it. */
  view?: PortfolioView | undefined;
  /** Of a new view. */
  query: string;
  onSaved: (view: PortfolioView) => void;
  onClose: () => void;
}

/** Saves the page as a new view, or renames one. */
export function ViewDialog({ agencyId, view, query, onSaved, onClose }: ViewDialogProps) {
  const t = useTranslations("portfolio.views");
  const ui = useTranslations("ui");
  const may = useAgencyPermissions();
  const queryClient = useQueryClient();
  const [name, setName] = useState(view?.name ?? "");
  const [isShared, setShared] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      view
        ? updateView(queryClient, agencyId, view.id, { name: name.trim() })
        : createView(queryClient, agencyId, { name: name.trim(), isShared, query }),
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
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "") setMissing(true);
          else save.mutate();
        }}
      >
        <TextField
          label={t("name")}
          autoFocus
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          error={isMissing ? t("nameMissing") : undefined}
          onChange={({ target }) => {
            setName(target.value);
            setMissing(false);
          }}
        />
        {!view && may.shareViews && (
          <Switch
            label={t("forAgency")}
            checked={isShared}
            onChange={({ target }) => {
              setShared(target.checked);
            }}
          />
        )}
        <FailureNote error={save.error} title={t("failed")} />
        <DialogActions>
          <Button onClick={onClose} disabled={save.isPending}>
            {ui("cancel")}
          </Button>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
