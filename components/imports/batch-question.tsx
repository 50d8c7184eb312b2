"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import type { IconName } from "@/components/ui/icon";

interface BatchQuestionProps {
  title: string;
  children: ReactNode;
  confirm: string;
  icon?: IconName;
  isDanger?: boolean;
  isPending: boolean;
  error: unknown;
  /** Title of the note where it failed. */
  failed: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before something is done with several files. */
export function BatchQuestion(props: BatchQuestionProps) {
  const ui = useTranslations("ui");
  const { title, children, confirm, icon, isDanger = false, isPending, error, failed, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isPending}
      title={title}
      size="small"
      footer={
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            {ui("cancel")}
          </Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            busy={isPending}
            onClick={onConfirm}
            {...(icon && { icon })}
          >
            {confirm}
          </Button>
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-3">
        {children}
        <FailureNote error={error} title={failed} />
      </div>
    </Dialog>
  );
}
