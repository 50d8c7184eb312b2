"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { useZodForm } from "@/components/ui/use-zod-form";
import { exportCreateSchema, type ExportCreate } from "@/contract/exports";
import { passwordRefusal, usePasswordDemand } from "@/lib/account/use-password-demand";
import { downloadExport } from "@/lib/exports/download-export";
import { useFormats } from "@/lib/format/use-formats";
import { showToast } from "@/lib/toasts";

interface ExportFormProps {
  /** Namespace of the messages; both have the same keys. */
  namespace: "account.export" | "companies.export";
  path: string;
  /** Closes the dialog that the form is in; absent on a page. */
  onClose?: () => void;
}

const MEGABYTE = 1_000_000;
/** Bytes between announcements of the progress. */
const SPOKEN_STEP = 50 * MEGABYTE;

/**
 * Downloads a copy of the data about a company or about the user, and shows the progress. Unless the sign-in is
 * recent, the service refuses without the password; the form then asks for it.
 */
export function ExportForm({ namespace, path, onClose }: ExportFormProps) {
  const t = useTranslations(namespace);
  const ui = useTranslations("ui");
  const formats = useFormats();
  const form = useZodForm(exportCreateSchema, { defaultValues: {} });
  const { asksPassword, askIfRefused, stopAsking } = usePasswordDemand();
  const [received, setReceived] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const exporting = useMutation({
    mutationFn: ({ currentPassword }: ExportCreate) => {
      setReceived(0);
      setStopped(false);
      controller.current = new AbortController();
      return downloadExport(path, {
        currentPassword,
        onProgress: setReceived,
        signal: controller.current.signal,
      });
    },
    onSuccess: (name) => {
      form.reset();
      stopAsking();
      showToast(t("done", { name }));
      onClose?.();
    },
    onError: askIfRefused,
  });
  const receivedText = (bytes: number) => t("received", { size: formats.number(bytes / MEGABYTE, { decimals: 1 }) });
  const refusal = passwordRefusal(exporting.error);
  const submit = form.handleSubmit(({ currentPassword }) => {
    if (!exporting.isPending) exporting.mutate(asksPassword ? { currentPassword } : {});
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-2">{t("explanation")}</p>
      {asksPassword && (
        <TextField
          label={t("password")}
          hint={t("passwordHint")}
          type="password"
          autoComplete="current-password"
          autoFocus
          className="max-w-sm"
          error={refusal === "wrong" ? t("wrongPassword") : undefined}
          {...form.register("currentPassword")}
        />
      )}
      {exporting.isPending && <p className="text-ink-2">{receivedText(received)}</p>}
      {/* The number above runs too fast to be read out; the end is announced by the toast. */}
      <p role="status" className="sr-only">
        {exporting.isPending && receivedText(Math.floor(received / SPOKEN_STEP) * SPOKEN_STEP)}
      </p>
      <FailureNote error={refusal || isStopped ? null : exporting.error} title={t("failed")} />
      <DialogActions>
        {(onClose !== undefined || exporting.isPending) && (
          <Button
            onClick={() => {
              setStopped(true);
              controller.current?.abort();
              onClose?.();
            }}
          >
            {ui("cancel")}
          </Button>
        )}
        <Button type="submit" variant={onClose ? "primary" : undefined} icon="download" busy={exporting.isPending}>
          {t("start")}
        </Button>
      </DialogActions>
    </form>
  );
}
