"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { MIN_PASSWORD_LENGTH } from "@/contract/text-limits";
import { useCurrentUser } from "@/components/auth/current-user";
import { changePassword } from "@/lib/account/mutations";
import { apiErrorKind } from "@/lib/api/error";
import { accountQueries } from "@/lib/account/queries";
import { showToast } from "@/lib/toasts";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";

export function PasswordCard() {
  const t = useTranslations("account.password");
  const { userName } = useCurrentUser();
  const queryClient = useQueryClient();
  const [currentPassword, setCurrent] = useState("");
  const [newPassword, setNew] = useState("");
  const [isChecked, setChecked] = useState(false);
  const changing = useMutation({
    mutationFn: () => changePassword({ currentPassword, newPassword }),
    onSuccess: async () => {
      setCurrent("");
      setNew("");
      setChecked(false);
      showToast(t("changed"));
      // The sessions that have ended, and the event.
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
    },
  });
  const kind = changing.error && apiErrorKind(changing.error);
  const isTooShort = newPassword.length < MIN_PASSWORD_LENGTH;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (currentPassword !== "" && !isTooShort && !changing.isPending) changing.mutate();
  };
  return (
    <Card title={t("title")}>
      <form noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-3">
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <TextField
          label={t("current")}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          error={
            isChecked && currentPassword === "" ? t("currentMissing") : kind === "rule" ? t("currentWrong") : undefined
          }
          onChange={(event) => {
            setCurrent(event.target.value);
          }}
        />
        <TextField
          label={t("new")}
          type="password"
          autoComplete="new-password"
          hint={t("hint")}
          value={newPassword}
          error={
            isChecked && isTooShort
              ? t("tooShort", { count: MIN_PASSWORD_LENGTH })
              : kind === "invalid"
                ? t("tooCommon")
                : undefined
          }
          onChange={(event) => {
            setNew(event.target.value);
          }}
        />
        <FailureNote error={kind === "rule" || kind === "invalid" ? null : changing.error} title={t("failed")} />
        <div>
          <Button type="submit" variant="primary" busy={changing.isPending}>
            {t("change")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
