"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SubmitActions } from "@/components/ui/submit-actions";
import { useCopy } from "@/components/ui/use-copy";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { User } from "@/contract/users/user";
import { passwordLinkCreateSchema, type PasswordLink, type PasswordLinkCreate } from "@/contract/users/user-access";
import { passwordRefusal, usePasswordDemand } from "@/lib/account/use-password-demand";
import { useFormats } from "@/lib/format/use-formats";
import { localeOfCulture, LOCALES } from "@/contract/format/locale";
import { mailsQueries } from "@/lib/mails/queries";
import { createPasswordLink } from "@/lib/users/mutations";
import { usersQueries } from "@/lib/users/queries";

interface LinkDialogProps {
  user: User;
  /** A link created with the user, and mailed to the user's address if it has a `mailId`; null to create one here. */
  made: PasswordLink | null;
  /** True for a user who has just been created. */
  isNew?: boolean;
  onClose: () => void;
}

/**
 * Creates a link with which a user sets a password, and shows it once. Some minutes after the sign-in the service
 * demands the password of the signed-in user, and the form asks for it.
 */
export function LinkDialog({ user, made, isNew = false, onClose }: LinkDialogProps) {
  const t = useTranslations("users.link");
  const tUsers = useTranslations("users");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const access = useQuery(usersQueries.access()).data?.find(({ userName }) => userName === user.userName);
  const { asksPassword, askIfRefused } = usePasswordDemand();
  const canMail = useQuery(mailsQueries.setup()).data?.isSetUp === true;
  const { register, control, handleSubmit, resetField, formState } = useZodForm(passwordLinkCreateSchema, {
    // The fields for a mail get values once it is known that the service can send mails.
    values: canMail ? { mailTo: user.email || undefined, language: localeOfCulture(user.language) ?? locale } : {},
    resetOptions: { keepDirtyValues: true },
  });
  const isMailed = useWatch({ control, name: "mailTo" }) !== undefined;
  const creating = useMutation({
    mutationFn: (order: PasswordLinkCreate) => createPasswordLink(user.userName, order),
    onSuccess: () => {
      resetField("currentPassword");
      void queryClient.invalidateQueries({ queryKey: usersQueries.access().queryKey });
    },
    onError: askIfRefused,
  });
  const link = creating.data ?? made;
  const refusal = passwordRefusal(creating.error);
  const isInvited = isNew || access?.isInvited === true;
  const submit = handleSubmit(({ currentPassword, mailTo, language }) => {
    creating.mutate({ ...(asksPassword && { currentPassword }), ...(mailTo !== undefined && { mailTo, language }) });
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isInvited ? "inviteTitle" : "resetTitle", { name: user.name })}
      locked={creating.isPending}
    >
      {link ? (
        <NewLink
          link={link}
          mailedTo={link.mailId === undefined ? null : ((creating.data ? creating.variables.mailTo : user.email) ?? "")}
          name={user.name}
          onClose={onClose}
        />
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-ink-2">{t(isInvited ? "inviteExplanation" : "resetExplanation", { name: user.name })}</p>
          {isNew && <p role="alert">{t("createdWithout", { name: user.name })}</p>}
          {asksPassword && (
            <TextField
              label={t("password")}
              hint={t("passwordHint")}
              type="password"
              autoComplete="current-password"
              autoFocus
              error={refusal === "wrong" ? t("wrongPassword") : undefined}
              {...register("currentPassword")}
            />
          )}
          {canMail && (
            <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <TextField
                label={t("mailTo")}
                hint={t("mailToHint")}
                type="email"
                error={formState.errors.mailTo && t("mailAddress")}
                {...register("mailTo", { setValueAs: (text?: string) => text?.trim() || undefined })}
              />
              <Select
                label={tUsers("mailLanguage")}
                {...register("language")}
                options={LOCALES.map((value) => ({ value, label: tUsers(`mailLanguages.${value}`) }))}
              />
            </div>
          )}
          <FailureNote error={refusal ? null : creating.error} title={t("failed")} />
          <SubmitActions onCancel={onClose} busy={creating.isPending} firstFocus="confirm">
            {t(isMailed ? "createAndSend" : "create")}
          </SubmitActions>
        </form>
      )}
    </Dialog>
  );
}

interface NewLinkProps {
  link: PasswordLink;
  /** The address to which the link is mailed; null if it is not mailed. */
  mailedTo: string | null;
  name: string;
  onClose: () => void;
}

function NewLink({ link, mailedTo, name, onClose }: NewLinkProps) {
  const t = useTranslations("users.link");
  const ui = useTranslations("ui");
  const formats = useFormats();
  const field = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy(link.link, field);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">
        {mailedTo === null
          ? t("shownOnce", { name, until: formats.moment(link.expires) })
          : t("mailed", { to: mailedTo, until: formats.moment(link.expires) })}
      </p>
      <TextField
        ref={field}
        label={t("link")}
        readOnly
        value={link.link}
        onFocus={({ target }) => {
          target.select();
        }}
      />
      <p role="status" className="min-h-5 text-good">
        {isCopied && ui("copied")}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{ui("close")}</Button>
        <Button variant="primary" icon="copy" data-first-focus onClick={copy}>
          {t("copy")}
        </Button>
      </DialogActions>
    </div>
  );
}
