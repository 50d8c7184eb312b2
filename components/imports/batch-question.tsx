"use client";

import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import type { IconName } from "@/components/ui/icon";
import { SubmitActions } from "@/components/ui/submit-actions";

interface BatchQuestionProps {
  title: string;
  children: ReactNode;
  confirm: string;
  icon: IconName;
  isDanger?: boolean;
  isPending: boolean;
  error: unknown;
  /** Title of the error message. */
  failed: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** A dialog that asks for confirmation of an action on files. */
export function BatchQuestion(props: BatchQuestionProps) {
  const { title, children, confirm, icon, isDanger = false, isPending, error, failed, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isPending}
      title={title}
      size="small"
      footer={
        <SubmitActions
          variant={isDanger ? "danger" : "primary"}
          onCancel={onClose}
          busy={isPending}
          onConfirm={onConfirm}
          icon={icon}
        >
          {confirm}
        </SubmitActions>
      }
    >
      <div className="flex flex-col gap-3">
        {children}
        <FailureNote error={error} title={failed} />
      </div>
    </Dialog>
  );
}
