"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { SubmitActions } from "@/components/ui/submit-actions";
import { useZodForm } from "@/components/ui/use-zod-form";
import { trimmed } from "@/contract/text";
import { userSchema, type User } from "@/contract/users/user";
import { showToast } from "@/lib/toasts";
import { deleteUser, resetSecondFactor, revokeAccess } from "@/lib/users/mutations";
import { usersQueries } from "@/lib/users/queries";
import { useEndedAccess } from "./use-ended-access";

interface ConfirmDialogProps {
  kind: "revoke" | "resetFactor" | "delete";
  user: User;
  onClose: () => void;
}

const formSchema = z.object({ userName: trimmed(userSchema.shape.userName) });

const RUN = { revoke: revokeAccess, resetFactor: resetSecondFactor, delete: deleteUser };

/** Confirms an action that cannot be undone, and says what it ends. Deleting requires typing the user name. */
export function ConfirmDialog({ kind, user, onClose }: ConfirmDialogProps) {
  const t = useTranslations(`users.confirm.${kind}`);
  const tDelete = useTranslations("users.confirm.delete");
  const queryClient = useQueryClient();
  const ended = useEndedAccess(user);
  // The user name has to be typed only for a deletion; otherwise it is prefilled.
  const form = useZodForm(formSchema, { defaultValues: { userName: kind === "delete" ? "" : user.userName } });
  const running = useMutation({
    mutationFn: () => RUN[kind](user.userName),
    onSuccess: async () => {
      onClose();
      showToast(t("done", { name: user.name }));
      await queryClient.invalidateQueries({ queryKey: usersQueries.all() });
    },
  });
  const isConfirmed = useWatch({ control: form.control, name: "userName" }).trim() === user.userName;
  const submit = form.handleSubmit(() => {
    if (isConfirmed) running.mutate();
  });
  return (
    <Dialog open onClose={onClose} title={t("title", { name: user.name })} locked={running.isPending}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-2">{t("explanation", { name: user.name, ...ended })}</p>
        {kind === "delete" && (
          <TextField label={tDelete("typeName", { userName: user.userName })} {...form.register("userName")} />
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
