"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { ACCEPTED_FILES } from "@/lib/imports/dropped-files";
import { newCompanyPage } from "@/lib/paths";
import { useStartBatch } from "./use-start-batch";

const STEPS = ["choose", "approve", "open"] as const;

/** Shown to an agency without clients: three steps from the first SIE file to the first chart. */
export function FirstSteps({ agencyId }: { agencyId: string }) {
  const t = useTranslations("portfolio.firstSteps");
  const may = useAgencyPermissions();
  const { isSending, send } = useStartBatch(agencyId);
  const input = useRef<HTMLInputElement>(null);
  if (!may.createCompany || !may.importBooks) {
    return (
      <EmptyState icon="building" title={t("title")}>
        {t("notAllowed")}
      </EmptyState>
    );
  }
  return (
    <section
      aria-labelledby="first-steps"
      className="mx-auto max-w-[720px] rounded-lg border border-line bg-panel px-6 py-8 shadow-card sm:px-10"
    >
      <h2 id="first-steps" className="text-lg font-semibold text-balance">
        {t("title")}
      </h2>
      <ol className="my-6 flex flex-col gap-5">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{t(`${step}.title`)}</p>
              <p className="mt-0.5 text-ink-2 text-pretty">{t(`${step}.detail`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED_FILES}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          void send(() => files);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon="upload" busy={isSending} onClick={() => input.current?.click()}>
          {t("files")}
        </Button>
        <ButtonLink icon="plus" href={newCompanyPage(agencyId)}>
          {t("byHand")}
        </ButtonLink>
      </div>
    </section>
  );
}
