"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { SubmitActions } from "@/components/ui/submit-actions";
import type { User } from "@/contract/users/user";
import { showToast } from "@/lib/toasts";
import { deleteUser, resetSecondFactor, revokeAccess } from "@/lib/users/mutations";
import { usersQueries } from "@/lib/users/queries";

interface ConfirmDialogProps {
  kind: "revoke" | "resetFactor" | "delete";
  user: User;
  onClose: () => void;
}

const RUN = { revoke: revokeAccess, resetFactor: resetSecondFactor, delete: deleteUser };

/** Says in numbers what cannot be taken back, and wants the name of a user typed who is deleted. */
export function ConfirmDialog({ kind, user, onClose }: ConfirmDialogProps) {
  const t = useTranslations(`users.confirm.${kind}`);
  const tDelete = useTranslations("users.confirm.delete");
  const queryClient = useQueryClient();
  // Counted anew: numbers from before would be a promise that is not kept.
  const access = useQuery({ ...usersQueries.access(), staleTime: 0 }).data;
  const { sessionCount = 0, tokenCount = 0 } = access?.find(({ userName }) => userName === user.userName) ?? {};
  const [typed, setTyped] = useState("");
  const running = useMutation({
    mutationFn: () => RUN[kind](user.userName),
    onSuccess: async () => {
      onClose();
      showToast(t("done", { name: user.name }));
      await queryClient.invalidateQueries({ queryKey: usersQueries.all() });
    },
  });
  const isConfirmed = kind !== "delete" || typed.trim() === user.userName;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isConfirmed && !running.isPending) running.mutate();
  };
  return (
    <Dialog open onClose={onClose} title={t("title", { name: user.name })} locked={running.isPending}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-2">
          {t("explanation", { name: user.name, sessions: sessionCount, tokens: tokenCount })}
        </p>
        {kind === "delete" && (
          <TextField
            label={tDelete("typeName", { userName: user.userName })}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
        )}
        <FailureNote error={running.error} title={t("failed")} />
        <SubmitActions
          variant="danger"
          onCancel={onClose}
          busy={running.isPending}
          disabled={!isConfirmed}
          {...(kind !== "delete" && { firstFocus: "confirm" })}
        >
          {t("confirm")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
