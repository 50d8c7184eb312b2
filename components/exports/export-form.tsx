"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { apiErrorKind } from "@/lib/api/error";
import { downloadExport } from "@/lib/exports/download-export";
import { useFormats } from "@/lib/format/use-formats";
import { showToast } from "@/lib/toasts";

interface ExportFormProps {
  /** The texts, which have the same names in both. */
  words: "account.export" | "companies.export";
  path: string;
  onDone?: () => void;
  onCancel?: () => void;
}

const MEGABYTE = 1_000_000;

/**
 * Fetches a copy of all data and says how much has arrived. Some minutes after the sign-in the service demands the
 * password: the form asks for it then.
 */
export function ExportForm({ words, path, onDone, onCancel }: ExportFormProps) {
  const t = useTranslations(words);
  const ui = useTranslations("ui");
  const formats = useFormats();
  const [password, setPassword] = useState("");
  const [asksPassword, setAsksPassword] = useState(false);
  const [received, setReceived] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const exporting = useMutation({
    mutationFn: (withPassword: boolean) => {
      setReceived(0);
      setStopped(false);
      stopping.current = new AbortController();
      return downloadExport(path, {
        currentPassword: withPassword ? password : undefined,
        onProgress: setReceived,
        signal: stopping.current.signal,
      });
    },
    onSuccess: (name) => {
      setPassword("");
      setAsksPassword(false);
      showToast(t("done", { name }));
      onDone?.();
    },
    onError: (error) => {
      if (apiErrorKind(error) === "rule") setAsksPassword(true);
    },
  });
  const isRefused = apiErrorKind(exporting.error) === "rule";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!exporting.isPending) exporting.mutate(asksPassword);
  };
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
          error={isRefused && exporting.variables ? t("wrongPassword") : undefined}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
          }}
        />
      )}
      <p role="status" className={exporting.isPending ? "text-ink-2" : "sr-only"}>
        {exporting.isPending && t("received", { size: formats.number(received / MEGABYTE, { decimals: 1 }) })}
      </p>
      <FailureNote error={isRefused || isStopped ? null : exporting.error} title={t("failed")} />
      <DialogActions>
        {(onCancel !== undefined || exporting.isPending) && (
          <Button
            onClick={() => {
              setStopped(true);
              stopping.current?.abort();
              onCancel?.();
            }}
          >
            {ui("cancel")}
          </Button>
        )}
        <Button type="submit" variant={onCancel ? "primary" : undefined} icon="download" busy={exporting.isPending}>
          {t("start")}
        </Button>
      </DialogActions>
    </form>
  );
}
