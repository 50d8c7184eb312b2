"use client";

import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { Origin } from "@/contract/standards";
import { formatMoment } from "@/contract/format/format-days";
import type { Replacement } from "@/lib/standards/replace-standard";
import { originKey, type StandardVersion } from "@/lib/standards/versions";

/** A query of `versions` in lib/standards/queries.ts; the latest version is first. */
type VersionsQuery<T> = UseQueryOptions<StandardVersion<T>[], Error, StandardVersion<T>[], readonly string[]>;

interface Texts<T> {
  /** Describes each difference between two contents in a line of text. */
  differences: (from: T, to: T) => string[];
  /** Describes a content in one line. */
  summary: (content: T) => string;
}

/** The mutation that restores the content of an earlier version. */
interface RestoreMutation<T> {
  isPending: boolean;
  variables: { content: unknown } | undefined;
  error: unknown;
  mutate: (replacement: Replacement<T>) => void;
}

interface ComparisonDialogProps<T> extends Texts<T> {
  /** Name of the standard as shown on the page. */
  name: string;
  current: T;
  /** The stored version, if `current` has unsaved edits of the user. */
  stored?: T;
  /** The inherited version; undefined if there is none. */
  inherited: (T & { origin?: Origin | undefined }) | undefined;
  /** The versions of a standard of an agency or type; null for a company: only its key figures have any, elsewhere. */
  versions: VersionsQuery<T> | null;
  restoring: RestoreMutation<T>;
  onClose: () => void;
}

/** Compares a standard with the inherited one, and for agencies and types each version with the one before. */
export function ComparisonDialog<T>(props: ComparisonDialogProps<T>) {
  const { name, current, stored = current, inherited, versions, restoring, onClose, ...texts } = props;
  const t = useTranslations("standards.compare");
  return (
    <Dialog open onClose={onClose} title={t("title", { name })} locked={restoring.isPending}>
      <div className="flex flex-col gap-5">
        {inherited && (
          <section>
            <h3 className="mb-1 font-medium">{t(`against.${originKey(inherited)}`)}</h3>
            <Differences lines={texts.differences(inherited, current)} />
          </section>
        )}
        {versions && <Versions {...{ versions, stored, restoring }} {...texts} />}
      </div>
    </Dialog>
  );
}

interface VersionsProps<T> extends Texts<T> {
  versions: VersionsQuery<T>;
  stored: T;
  restoring: RestoreMutation<T>;
}

function Versions<T>({ versions, stored, restoring, ...texts }: VersionsProps<T>) {
  const t = useTranslations("standards.compare");
  const locale = useLocale();
  const query = useQuery(versions);
  return (
    <section>
      <h3 className="mb-2 font-medium">{t("versions")}</h3>
      <FailureNote error={restoring.error} />
      <QueryView query={query} skeleton={<SkeletonRows rows={3} label={t("loading")} />} errorTitle={t("failed")}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-2">{t("none")}</p>
          ) : (
            <ol className="flex flex-col gap-4">
              {all.map(({ version, content, ...change }, i) => {
                const isBeingRestored = restoring.isPending && restoring.variables?.content === content;
                return (
                  <li key={version}>
                    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                      <p className="text-ink-2">
                        {t("version", {
                          number: version,
                          at: formatMoment(change.changed, locale),
                          by: change.changedBy,
                        })}
                      </p>
                      {i > 0 && content !== undefined && (
                        <Button
                          size="small"
                          variant="quiet"
                          icon="undo"
                          aria-label={t("restoreOf", { number: version })}
                          busy={isBeingRestored}
                          disabled={restoring.isPending && !isBeingRestored}
                          onClick={() => {
                            restoring.mutate({ content, seen: stored });
                          }}
                        >
                          {t("restore")}
                        </Button>
                      )}
                    </div>
                    <VersionText state={change.state} content={content} before={all[i + 1]?.content} {...texts} />
                  </li>
                );
              })}
            </ol>
          )
        }
      </QueryView>
    </section>
  );
}

interface VersionTextProps<T> extends Texts<T> {
  state: StandardVersion<T>["state"];
  content: T | undefined;
  before: T | undefined;
}

function VersionText<T>({ state, content, before, differences, summary }: VersionTextProps<T>) {
  const t = useTranslations("standards.compare");
  if (content === undefined) return <p>{t(state === "hidden" ? "hidden" : "inherited")}</p>;
  return before === undefined ? <p>{summary(content)}</p> : <Differences lines={differences(before, content)} />;
}

function Differences({ lines }: { lines: readonly string[] }) {
  const t = useTranslations("standards.compare");
  if (lines.length === 0) return <p className="text-ink-2">{t("same")}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
