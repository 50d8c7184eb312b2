"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { passwordFormSchema } from "@/contract/account/access";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "@/contract/text-limits";
import { useCurrentUser } from "@/components/auth/current-user";
import { changePassword } from "@/lib/account/mutations";
import { passwordRefusal } from "@/lib/account/use-password-demand";
import { apiErrorKind } from "@/lib/api/error";
import { accountQueries } from "@/lib/account/queries";
import { showToast } from "@/lib/toasts";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { useZodForm } from "@/components/ui/use-zod-form";

/**
 * Asks for the current and a new password. The service rejects a wrong current one and a too common new one
 * (`invalid`).
 */
export function PasswordForm() {
  const t = useTranslations("account.password");
  const { userName } = useCurrentUser();
  const queryClient = useQueryClient();
  const form = useZodForm(passwordFormSchema, { defaultValues: { currentPassword: "", newPassword: "" } });
  const { errors } = form.formState;
  const changing = useMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      form.reset();
      showToast(t("changed"));
      // A new password ends other sessions and adds a security event.
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
    },
  });
  const isWrong = passwordRefusal(changing.error) !== null;
  const isCommon = changing.error !== null && apiErrorKind(changing.error) === "invalid";
  return (
    <form
      noValidate
      className="flex max-w-sm flex-col gap-3"
      onSubmit={form.handleSubmit((change) => {
        changing.mutate(change);
      })}
    >
      {/* Tells password managers which user the new password is for. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <TextField
        label={t("current")}
        type="password"
        autoComplete="current-password"
        maxLength={MAX_PASSWORD_LENGTH}
        {...form.register("currentPassword")}
        error={errors.currentPassword ? t("currentMissing") : isWrong ? t("currentWrong") : undefined}
      />
      <TextField
        label={t("new")}
        type="password"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        hint={t("hint")}
        {...form.register("newPassword")}
        error={
          errors.newPassword ? t("tooShort", { count: MIN_PASSWORD_LENGTH }) : isCommon ? t("tooCommon") : undefined
        }
      />
      <FailureNote error={isWrong || isCommon ? null : changing.error} title={t("failed")} />
      <div>
        <Button type="submit" variant="primary" busy={changing.isPending}>
          {t("change")}
        </Button>
      </div>
    </form>
  );
}
