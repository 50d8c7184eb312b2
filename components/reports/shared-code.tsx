"use client";

import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { sharedReportPath } from "@/contract/reports/shared-report-path";

type Problem = "wrong" | "tooMany" | "failed";

/** Asks for the code of a link before its report is shown. It does without zod, to keep the page light (ADR 0110). */
export function SharedCode({ token }: { token: string }) {
  const t = useTranslations("reports.shared.code");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const response = await fetch(`${sharedReportPath(token)}/code`, {
      method: "POST",
      headers: { "X-CSRF": "1", "Content-Type": "application/json" },
      body: JSON.stringify({ code: code.trim() }),
    }).catch(() => null);
    // 404: the link has ended meanwhile, which the reloaded page says.
    if (response?.ok || response?.status === 404) {
      window.location.reload();
      return;
    }
    setProblem(response?.status === 400 ? "wrong" : response?.status === 429 ? "tooMany" : "failed");
    setSending(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (code.trim() === "") setProblem("wrong");
    else void send();
  };
  return (
    <main className="mx-auto flex max-w-100 flex-col gap-3 px-6 py-24">
      <h1 className="text-xl font-semibold">{t("title")}</h1>
      <p className="text-ink-2">{t("explanation")}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t("label")}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          error={problem ? t(problem) : undefined}
          onChange={({ target }) => {
            setCode(target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" variant="primary" busy={isSending} className="self-start">
          {t("show")}
        </Button>
      </form>
    </main>
  );
}
