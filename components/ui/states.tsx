"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ApiError, isTransient, apiErrorKind, apiErrorValues } from "@/lib/api/error";
import { Button } from "./button";
import { CopyText } from "./copy-text";
import { Icon, type IconName } from "./icon";
import { useWait } from "./use-wait";

interface StateProps {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  role?: "alert" | "status";
}

function State({ icon, title, children, actions, role }: StateProps) {
  return (
    <div
      role={role}
      className="flex flex-col items-center gap-3 rounded-lg border border-line bg-panel px-6 py-12 text-center shadow-card"
    >
      <Icon name={icon} size={24} className="text-ink-3" />
      <p className="max-w-[56ch] text-lg font-semibold text-balance">{title}</p>
      {children !== undefined && <div className="max-w-[56ch] text-ink-2 text-pretty">{children}</div>}
      {actions !== undefined && <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

interface EmptyStateProps {
  icon?: IconName;
  /** A sentence. */
  title: ReactNode;
  /** Text below the title, such as a description of the content that will be here. */
  children?: ReactNode;
  /** Buttons for the next step, at most two. */
  action?: ReactNode;
}

export function EmptyState({ icon = "info", title, children, action }: EmptyStateProps) {
  return (
    <State icon={icon} title={title} actions={action}>
      {children}
    </State>
  );
}

/** Shown when a filter leaves a list empty: names the filter and offers to clear it. */
export function NothingMatches({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  const t = useTranslations("ui");
  return (
    <State
      icon="filter"
      role="status"
      title={children}
      actions={<Button onClick={onClear}>{t("clearFilter")}</Button>}
    />
  );
}

/**
 * Shown in place of content that the user may not see. The children are the title; `who` says who may see it, or who
 * gives access.
 */
export function NoPermission({ children, who }: { children?: ReactNode; who?: ReactNode }) {
  const t = useTranslations("ui.noPermission");
  return (
    <State icon="lock" title={children ?? t("title")}>
      {who ?? t("who")}
    </State>
  );
}

interface ErrorStateProps {
  error: unknown;
  /** A sentence such as "The comments could not be fetched."; the default is a general one. */
  title?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** True if the query client repeats the request after a transient error, which the text then says. */
  isRepeated?: boolean;
}

/** Says what happened and what to do, with the identifier for support. A forbidden request shows NoPermission. */
export function ErrorState({ error, title, onRetry, isRepeated = true }: ErrorStateProps) {
  const t = useTranslations("errors");
  const seconds = useWait(error);
  const kind = apiErrorKind(error);
  const failure = error instanceof ApiError ? error : null;
  if (kind === "forbidden") return <NoPermission />;
  return (
    <State
      icon="alert"
      role="alert"
      title={title ?? t(`${kind}.title`, apiErrorValues(error))}
      actions={
        onRetry && (
          <Button
            icon="refresh"
            onClick={() => {
              onRetry();
            }}
            disabled={seconds > 0}
          >
            {seconds > 0 ? t("retryIn", { seconds }) : t("retry")}
          </Button>
        )
      }
    >
      <p>
        {title !== undefined && t(`${kind}.title`, apiErrorValues(error))} {seconds === 0 && t(`${kind}.advice`)}{" "}
        {isRepeated && isTransient(error) && t("againByItself")}
      </p>
      {failure?.identifier && (
        <p className="mt-2 text-xs">
          {t("identifier")} <CopyText text={failure.identifier} />
        </p>
      )}
    </State>
  );
}
