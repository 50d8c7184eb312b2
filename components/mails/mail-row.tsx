"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import type { IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Mail } from "@/contract/mails/mail";
import type { MailState } from "@/contract/mails/mail-states";
import { useFormats } from "@/lib/format/use-formats";
import { retryMail } from "@/lib/mails/queries";
import { companyPage } from "@/lib/paths";

const LOOKS: Record<MailState, { tone?: "good" | "bad"; icon: IconName }> = {
  waiting: { icon: "refresh" },
  sent: { tone: "good", icon: "check" },
  failed: { tone: "bad", icon: "alert" },
};

/** A mail: recipient, kind, the user who caused it, and delivery state. */
export function MailRow({ agencyId, mail }: { agencyId: string; mail: Mail }) {
  const t = useTranslations("mails");
  const formats = useFormats();
  const retrying = useMutation(retryMail(useQueryClient(), agencyId));
  const { company, problem, state, sent, nextTry } = mail;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge {...LOOKS[state]}>{t(`states.${state}`)}</Badge>
          <span className="font-semibold break-all">{mail.to}</span>
        </p>
        <p className="mt-1">
          {t(`kinds.${mail.kind}`, { userName: mail.userName ?? "" })}
          {company && (
            <>
              {" "}
              <Link href={companyPage(company.id, "reports")} prefetch={false} className="text-accent hover:underline">
                {company.name}
              </Link>
            </>
          )}
        </p>
        <p className="text-xs text-ink-2">
          {t("by", { by: mail.createdBy, at: formats.moment(mail.created) })}
          {sent !== undefined && <> · {t("sent", { at: formats.moment(sent) })}</>}
          {nextTry !== undefined && problem && <> · {t("nextTry", { at: formats.moment(nextTry) })}</>}
        </p>
        {problem && (
          <div className="mt-1">
            <p className={state === "failed" ? "text-bad" : "text-ink-2"}>{t(`problems.${problem.code}`)}</p>
            <p lang="en" className="text-xs text-ink-2">
              {problem.explanation}
            </p>
          </div>
        )}
        {state === "failed" && !mail.canRetry && <p className="text-xs text-ink-2">{t("over")}</p>}
        <FailureNote error={retrying.error} title={t("retryFailed")} />
      </div>
      {mail.canRetry && (
        <Button
          size="small"
          icon="refresh"
          busy={retrying.isPending}
          aria-label={t("retryOf", { to: mail.to })}
          onClick={() => {
            retrying.mutate(mail.id);
          }}
        >
          {t("retry")}
        </Button>
      )}
    </li>
  );
}
