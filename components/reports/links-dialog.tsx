"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { formatUtc } from "@/contract/dates";
import {
  reportLinkCreateSchema,
  type MadeReportLink,
  type ReportLink,
  type ReportLinkCreate,
} from "@/contract/reports/report-link";
import type { PeriodReport } from "@/contract/reports/period-report";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { QueryView } from "@/components/ui/query-view";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useCopy } from "@/components/ui/use-copy";
import { useZodForm } from "@/components/ui/use-zod-form";
import { useFormats } from "@/lib/format/use-formats";
import { LOCALES } from "@/contract/format/locale";
import { mailsQueries } from "@/lib/mails/queries";
import { sharedReportPath } from "@/contract/reports/shared-report-path";
import { createReportLink, revokeReportLink } from "@/lib/reports/mutations";
import { reportsQueries } from "@/lib/reports/queries";

interface LinksDialogProps {
  companyId: string;
  report: PeriodReport;
  onClose: () => void;
}

/** Creates, lists and revokes links to a report for readers without an account, and shows when they were opened. */
export function LinksDialog({ companyId, report, onClose }: LinksDialogProps) {
  const t = useTranslations("reports.links");
  const query = useQuery(reportsQueries.links(companyId, report.id));
  const creation = useMutation(createReportLink(useQueryClient(), companyId, report.id));
  return (
    <Dialog open onClose={onClose} title={t("title", { title: report.title })} locked={creation.isPending}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-2">{t(report.isPublished ? "explanation" : "unpublished")}</p>
        {report.isPublished &&
          (creation.data ? (
            <CreatedLink link={creation.data} mailedTo={creation.variables.mailTo ?? null} />
          ) : (
            <NewLink onMake={creation.mutate} isPending={creation.isPending} />
          ))}
        <FailureNote error={creation.error} title={t("failed")} />
        <QueryView query={query} skeleton={<SkeletonRows rows={2} label={t("loading")} />} errorTitle={t("loadFailed")}>
          {(links) =>
            links.length === 0 ? (
              <p className="text-ink-2">{t("none")}</p>
            ) : (
              <ul aria-label={t("list")} className="divide-y divide-line border-y border-line">
                {links.map((link) => (
                  <LinkRow key={link.id} companyId={companyId} reportId={report.id} link={link} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </Dialog>
  );
}

/** Lifetimes of a link to choose from, days. */
const DAYS = [7, 14, 30, 90] as const;

function NewLink({ onMake, isPending }: { onMake: (link: ReportLinkCreate) => void; isPending: boolean }) {
  const t = useTranslations("reports.links");
  const locale = useLocale();
  const canMail = useQuery(mailsQueries.setup()).data?.isSetUp === true;
  const { register, control, handleSubmit, formState } = useZodForm(reportLinkCreateSchema, {
    defaultValues: { days: 30, language: locale, needsCode: false },
  });
  const mailTo = useWatch({ control, name: "mailTo" });
  const isMailed = canMail && mailTo !== undefined;
  const submit = handleSubmit((link) => {
    if (!isPending) onMake(link);
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Select
        label={t("days")}
        data-first-focus
        {...register("days", { valueAsNumber: true })}
        options={DAYS.map((count) => ({ value: String(count), label: t("dayCount", { count }) }))}
      />
      <Select
        label={t("language")}
        {...register("language")}
        options={LOCALES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <label className="flex min-h-8.5 items-center gap-2">
        <input type="checkbox" className="size-4 accent-accent" {...register("needsCode")} />
        {t("needsCode")}
      </label>
      {canMail && (
        <TextField
          label={t("mailTo")}
          hint={t("mailToHint")}
          type="email"
          className="basis-full"
          error={formState.errors.mailTo && t("mailAddress")}
          {...register("mailTo", { setValueAs: (text?: string) => text?.trim() || undefined })}
        />
      )}
      <Button type="submit" variant="primary" busy={isPending}>
        {t(isMailed ? "createAndSend" : "create")}
      </Button>
    </form>
  );
}

/** Shows a new link and its code, which cannot be shown again. */
function CreatedLink({ link, mailedTo }: { link: MadeReportLink; mailedTo: string | null }) {
  const t = useTranslations("reports.links");
  const ui = useTranslations("ui");
  const address = window.location.origin + sharedReportPath(link.token);
  const field = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy(address, field);
  return (
    <div className="flex flex-col gap-3 rounded-md bg-accent-soft px-3 py-3">
      <p>{mailedTo === null ? t("shownOnce") : t("mailed", { to: mailedTo })}</p>
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          label={t("address")}
          className="grow"
          readOnly
          value={address}
          onFocus={({ target }) => {
            target.select();
          }}
        />
        <Button variant="primary" icon="copy" onClick={copy}>
          {t("copy")}
        </Button>
      </div>
      {link.code !== undefined && (
        <p>
          {t("code")} <code className="font-mono font-semibold tracking-widest select-all">{link.code}</code>
          <span className="block text-xs text-ink-2">{t("codeAdvice")}</span>
        </p>
      )}
      <p role="status" className="empty:sr-only">
        {isCopied && ui("copied")}
      </p>
    </div>
  );
}

type LinkState = "open" | "expired" | "revoked" | "recalled";
const TONES = { open: "good", expired: "neutral", revoked: "neutral", recalled: "warning" } as const;

function stateOf({ closed, expires }: ReportLink): LinkState {
  if (closed) return closed.because;
  return expires > formatUtc(new Date()) ? "open" : "expired";
}

function LinkRow({ companyId, reportId, link }: { companyId: string; reportId: string; link: ReportLink }) {
  const t = useTranslations("reports.links");
  const formats = useFormats();
  const row = useRef<HTMLLIElement>(null);
  const revocation = useMutation(revokeReportLink(useQueryClient(), companyId, reportId));
  const state = stateOf(link);
  const { openings } = link;
  const hasLostButton = revocation.isSuccess && state !== "open";
  useEffect(() => {
    // Removing the focused button moves the focus to the body.
    if (hasLostButton && document.activeElement === document.body) row.current?.focus();
  }, [hasLostButton]);
  return (
    <li ref={row} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          {t(state === "open" ? "until" : "ended", { at: formats.moment(link.closed?.at ?? link.expires) })}
          {link.needsCode && <span className="text-ink-2">· {t("withCode")}</span>}
        </p>
        <p className="text-xs text-ink-2">
          {t("made", { by: link.createdBy, at: formats.moment(link.created) })} ·{" "}
          {openings
            ? t("opened", {
                count: openings.count,
                first: formats.moment(openings.first),
                last: formats.moment(openings.last),
              })
            : t("notOpened")}
        </p>
        <FailureNote error={revocation.error} title={t("revokeFailed")} />
      </div>
      {state === "open" && (
        <Button
          size="small"
          busy={revocation.isPending}
          aria-label={t("revokeOf", { at: formats.moment(link.created) })}
          onClick={() => {
            revocation.mutate(link.id);
          }}
        >
          {t("revoke")}
        </Button>
      )}
    </li>
  );
}
