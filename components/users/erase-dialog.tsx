"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { SubmitActions } from "@/components/ui/submit-actions";
import { useZodForm } from "@/components/ui/use-zod-form";
import { trimmed } from "@/contract/text";
import type { PersonErasure } from "@/contract/users/person-erasure";
import { currentPasswordSchema, userSchema, type User } from "@/contract/users/user";
import { passwordRefusal, usePasswordDemand } from "@/lib/account/use-password-demand";
import { erasePerson } from "@/lib/users/mutations";
import { useEndedAccess } from "./use-ended-access";

const formSchema = z.object({
  userName: trimmed(userSchema.shape.userName),
  currentPassword: currentPasswordSchema.optional(),
});

/**
 * Erases a person after their user name was typed; this cannot be undone. Some minutes after the sign-in the service
 * demands the password of the signed-in user, and the form asks for it.
 */
export function EraseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslations("users.erase");
  const queryClient = useQueryClient();
  const ended = useEndedAccess(user);
  const clients = user.customers?.length ?? 0;
  const form = useZodForm(formSchema, { defaultValues: { userName: "" } });
  const { asksPassword, askIfRefused } = usePasswordDemand();
  const erasing = useMutation({
    mutationFn: (currentPassword: string | undefined) => erasePerson(user.userName, currentPassword),
    onSuccess: () => {
      form.reset();
      // Any cached data may contain the name.
      void queryClient.invalidateQueries();
    },
    onError: askIfRefused,
  });
  const refusal = passwordRefusal(erasing.error);
  const isConfirmed = useWatch({ control: form.control, name: "userName" }).trim() === user.userName;
  const submit = form.handleSubmit(({ currentPassword }) => {
    if (isConfirmed) erasing.mutate(asksPassword ? currentPassword : undefined);
  });
  if (erasing.data) return <Erased erased={erasing.data} name={user.name} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t("title", { name: user.name })} locked={erasing.isPending}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="text-ink-2">
          <p className="mb-2">{t("explanation", { name: user.name })}</p>
          <ul className="list-disc space-y-1 pl-5">
            <li>{t("goes", ended)}</li>
            <li>{t("stays")}</li>
            {clients > 0 && <li>{t("clients", { name: user.name, count: clients })}</li>}
          </ul>
        </div>
        <TextField label={t("typeName", { userName: user.userName })} {...form.register("userName")} />
        {asksPassword && (
          <TextField
            label={t("password")}
            hint={t("passwordHint")}
            type="password"
            autoComplete="current-password"
            autoFocus
            error={refusal === "wrong" ? t("wrongPassword") : undefined}
            {...form.register("currentPassword")}
          />
        )}
        <FailureNote error={refusal ? null : erasing.error} title={t("failed")} />
        <SubmitActions variant="danger" onCancel={onClose} busy={erasing.isPending} disabled={!isConfirmed}>
          {t(erasing.isPending ? "erasing" : "confirm")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}

/**
 * The pseudonym that replaces the name, and the number of texts and archived PDFs that may mention the person and
 * have to be read.
 */
function Erased({ erased, name, onClose }: { erased: PersonErasure; name: string; onClose: () => void }) {
  const t = useTranslations("users.erase");
  const ui = useTranslations("ui");
  return (
    <Dialog open onClose={onClose} title={t("done", { name })}>
      <div className="flex flex-col gap-4">
        <p role="status">{t("pseudonym", { pseudonym: erased.name })}</p>
        {erased.mentions > 0 && <p>{t("mentions", { name, count: erased.mentions })}</p>}
        <DialogActions>
          <Button variant="primary" data-first-focus onClick={onClose}>
            {ui("close")}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
