"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, type SubmitEventHandler, type ReactNode } from "react";
import { renderSVG } from "uqr";
import { secondFactorFormSchema } from "@/contract/account/access";
import { CODE_WRONG } from "@/contract/users/password-proof";
import { beginSecondFactor, changeSecondFactor } from "@/lib/account/mutations";
import { passwordRefusal } from "@/lib/account/use-password-demand";
import { ApiError } from "@/lib/api/error";
import { accountQueries } from "@/lib/account/queries";
import { showToast } from "@/lib/toasts";
import { Button } from "@/components/ui/button";
import { CopyText } from "@/components/ui/copy-text";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { SubmitActions } from "@/components/ui/submit-actions";
import { useZodForm } from "@/components/ui/use-zod-form";

const passwordSchema = secondFactorFormSchema.pick({ password: true });
const codeSchema = secondFactorFormSchema.pick({ code: true });

interface StepProps {
  title: string;
  confirm: string;
  onClose: () => void;
  error: unknown;
  isPending: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** One step of a dialog: a form with its fields and buttons. */
function Step({ title, confirm, onClose, error, isPending, onSubmit, children }: StepProps) {
  const t = useTranslations("account.secondFactor");
  const form = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="small"
      locked={isPending}
      footer={
        <SubmitActions form={form} onCancel={onClose} busy={isPending}>
          {confirm}
        </SubmitActions>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
        {children}
        <FailureNote error={refusedField(error) ? null : error} title={t("notChanged")} />
      </form>
    </Dialog>
  );
}

/** The field whose value the service refused, which shows why; null for other errors. */
function refusedField(error: unknown): "password" | "code" | null {
  if (passwordRefusal(error) !== null) return "password";
  return error instanceof ApiError && error.message === CODE_WRONG ? "code" : null;
}

function useChange(isOn: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ code, password }: { code: string; password?: string }) =>
      changeSecondFactor({ code, isOn, ...(password && { password }) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQueries.all }),
  });
}

/** Sets up an authenticator app in three steps: the password, a QR code to scan, the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account.secondFactor");
  const forPassword = useZodForm(passwordSchema, { defaultValues: { password: "" } });
  const forCode = useZodForm(codeSchema, { defaultValues: { code: "" } });
  const beginning = useMutation({ mutationFn: beginSecondFactor });
  const turningOn = useChange(true);
  const codes = turningOn.data?.recoveryCodes;
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  if (!beginning.data) {
    return (
      <Step
        title={t("turnOn")}
        confirm={t("goOn")}
        onClose={onClose}
        error={beginning.error}
        isPending={beginning.isPending}
        onSubmit={forPassword.handleSubmit(({ password }) => {
          beginning.mutate(password);
        })}
      >
        <p className="text-ink-2">{t("passwordLead")}</p>
        <TextField
          label={t("password")}
          type="password"
          autoComplete="current-password"
          autoFocus
          {...forPassword.register("password")}
          error={
            forPassword.formState.errors.password || refusedField(beginning.error) ? t("wrongPassword") : undefined
          }
        />
      </Step>
    );
  }
  const { secret, uri } = beginning.data;
  return (
    <Step
      title={t("turnOn")}
      confirm={t("confirm")}
      onClose={onClose}
      error={turningOn.error}
      isPending={turningOn.isPending}
      onSubmit={forCode.handleSubmit(({ code }) => {
        turningOn.mutate({ code });
      })}
    >
      <p className="text-ink-2">{t("scanLead")}</p>
      {/* oxlint-disable-next-line nextjs/no-img-element -- next/image cannot optimise a data URL */}
      <img
        className="size-48 self-center rounded"
        alt={t("qrCode")}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
      />
      <p className="text-ink-2">
        {t("orType")} <CopyText text={secret} />
      </p>
      <TextField
        label={t("code")}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        {...forCode.register("code")}
        error={forCode.formState.errors.code || refusedField(turningOn.error) === "code" ? t("wrongCode") : undefined}
      />
    </Step>
  );
}

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account.secondFactor");
  const turningOff = useChange(false);
  const onSuccess = () => {
    showToast(t("turnedOff"));
    onClose();
  };
  return (
    <PasswordAndCodeStep
      title={t("turnOff")}
      lead={t("turnOffLead")}
      onClose={onClose}
      change={turningOff}
      onSuccess={onSuccess}
    />
  );
}

/** Replaces the recovery codes of a second factor that is on. */
export function NewRecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account.secondFactor");
  const replacing = useChange(true);
  const codes = replacing.data?.recoveryCodes;
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return <PasswordAndCodeStep title={t("newCodes")} lead={t("newCodesLead")} onClose={onClose} change={replacing} />;
}

interface PasswordAndCodeStepProps extends Pick<StepProps, "title" | "onClose"> {
  lead: string;
  change: ReturnType<typeof useChange>;
  onSuccess?: () => void;
}

/**
 * Asks for the password and a code. Every change of a second factor that is on requires a code, and the password or a
 * recent sign-in.
 */
function PasswordAndCodeStep({ title, lead, onClose, change, onSuccess }: PasswordAndCodeStepProps) {
  const t = useTranslations("account.secondFactor");
  const form = useZodForm(secondFactorFormSchema, { defaultValues: { code: "", password: "" } });
  const { errors } = form.formState;
  const refused = refusedField(change.error);
  return (
    <Step
      title={title}
      confirm={title}
      onClose={onClose}
      error={change.error}
      isPending={change.isPending}
      onSubmit={form.handleSubmit((entered) => {
        change.mutate(entered, { onSuccess });
      })}
    >
      <p className="text-ink-2">{lead}</p>
      <TextField
        label={t("password")}
        type="password"
        autoComplete="current-password"
        autoFocus
        {...form.register("password")}
        error={errors.password || refused === "password" ? t("wrongPassword") : undefined}
      />
      <TextField
        label={t("codeOrRecovery")}
        autoComplete="one-time-code"
        {...form.register("code")}
        error={errors.code || refused === "code" ? t("wrongCode") : undefined}
      />
    </Step>
  );
}

/** Shows the recovery codes, once. Only the button by which the user confirms having saved them closes the dialog. */
function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations("account.secondFactor");
  return (
    <Dialog
      open
      locked
      onClose={onClose}
      title={t("recoveryCodes")}
      size="small"
      footer={
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            {t("keptThem")}
          </Button>
        </DialogActions>
      }
    >
      <p className="mb-3 text-ink-2">{t("recoveryCodesLead")}</p>
      <ul className="grid gap-y-1 font-mono">
        {codes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Dialog>
  );
}
