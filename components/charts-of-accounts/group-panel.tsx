"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, type KeyboardEvent } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { readAccounts, writeAccounts } from "@/lib/charts-of-accounts/account-text";
import {
  changeGroup,
  isTextChanged,
  MAX_LEVELS,
  placedGroups,
  targetsOf,
  type DraftGroup,
  type PlacedGroup,
} from "@/lib/charts-of-accounts/chart-draft";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { groupProblems } from "@/lib/charts-of-accounts/chart-problems";
import { overlapsOf, writeRanges, type Coverage } from "@/lib/charts-of-accounts/coverage";
import { formatFiscalYear } from "@/contract/format/format-days";
import { useFormats } from "@/lib/format/use-formats";
import { Button, IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import type { ChartWork } from "./use-chart-edits";
import type { GroupActions } from "./use-group-actions";
import { useKnownNames } from "./use-known-names";
import { useProblemText } from "./use-problem-text";

interface GroupPanelProps {
  companyId: string;
  work: ChartWork;
  placed: PlacedGroup;
  coverage: Coverage;
  year: FiscalYear | null;
  readOnly: boolean;
  actions: GroupActions;
  /** True when the user opened the panel, so that the focus moves into it. */
  isFocusWanted: boolean;
  onClose: () => void;
}

/** Edits a group's name, accounts and parent; the tree and the preview follow while the user types. */
export function GroupPanel({
  companyId,
  work,
  placed,
  coverage,
  year,
  readOnly,
  actions,
  isFocusWanted,
  onClose,
}: GroupPanelProps) {
  const t = useTranslations("chartsOfAccounts");
  const formats = useFormats();
  const ref = useRef<HTMLFormElement>(null);
  const nameOfKnown = useKnownNames(companyId);
  const textOf = useProblemText(nameOfKnown);
  const { draft } = work;
  const { group, level, parentId } = placed;
  const problems = groupProblems(group);
  const sum = coverage.sums.get(group.id);
  const knownAs = knownNamesOf(work, group).map((known) => t("group.quoted", { name: nameOfKnown(known) }));
  useEffect(() => {
    if (isFocusWanted) ref.current?.querySelector<HTMLElement>("input")?.focus();
  }, [isFocusWanted]);
  const change = (field: "name" | "accounts", value: string) => {
    work.change(changeGroup(draft, group.id, { [field]: value }), `${group.id} ${field}`);
  };
  const settleText = () => {
    const { intervals, faults } = readAccounts(group.accounts);
    const written = writeAccounts(intervals);
    // A change to the same text would add a needless step of undo and clear the steps of redo.
    if (isTextChanged(group) && faults.length === 0 && written !== group.accounts) change("accounts", written);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isDone = event.key === "Enter" && event.target instanceof HTMLInputElement;
    if (!isDone && event.key !== "Escape") return;
    event.preventDefault();
    settleText();
    onClose();
  };

  return (
    <form
      ref={ref}
      noValidate
      aria-label={t("group.title")}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3 rounded-lg border border-line bg-panel p-4 shadow-card max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:rounded-b-none max-lg:shadow-pop"
    >
      <header className="-mb-1 flex items-start justify-between gap-2">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          {group.name === null ? t("tree.withoutGroup") : group.name || t("group.title")}
        </h2>
        <IconButton icon="close" label={t("group.close")} shortcut="Esc" onClick={onClose} className="-mt-1 -mr-1" />
      </header>
      {group.name !== null && (
        <TextField
          label={t("group.name")}
          maxLength={MAX_NAME_LENGTH}
          value={group.name}
          readOnly={readOnly}
          onChange={(event) => {
            change("name", event.target.value);
          }}
          error={problems.some(({ kind }) => kind === "groupName") ? t("problems.nameMissing") : undefined}
        />
      )}
      <TextField
        label={t("group.accounts")}
        value={group.accounts}
        readOnly={readOnly}
        spellCheck={false}
        onChange={(event) => {
          change("accounts", event.target.value);
        }}
        onBlur={settleText}
        error={
          problems
            .filter(({ kind }) => kind === "accounts")
            .map((problem) => textOf(draft, problem))
            .join(" ") || undefined
        }
        hint={readOnly ? undefined : t("group.accountsHint")}
      />
      <div role="status" className="flex flex-col gap-1 text-ink-2 empty:hidden">
        {year && sum && (
          <p>
            {t("group.inYear", {
              count: sum.count,
              year: formatFiscalYear(year),
              balance: `${formats.ore(sum.balance)} ${formats.amountUnit(year.currency)}`,
            })}
          </p>
        )}
        {overlapsOf(draft, group.id).map((overlap) => (
          <p key={overlap.group.id} className="flex items-start gap-1 text-warn">
            <Icon name="alert" size={14} className="mt-0.5" />
            {t("group.overlap", {
              numbers: writeRanges(overlap.numbers),
              group: overlap.group.name ?? t("tree.withoutGroup"),
            })}
          </p>
        ))}
        {knownAs.length > 0 && <p>{t("group.known", { names: knownAs.join(", ") })}</p>}
      </div>
      {!readOnly && group.name !== null && (
        <>
          <Select
            label={t("group.under")}
            value={parentId ?? ""}
            onChange={(event) => {
              actions.move(group.id, event.target.value === "" ? null : event.target.value);
            }}
            options={[{ value: "", label: t("group.top") }, ...possibleParents(work, group)]}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              icon="plus"
              disabled={level >= MAX_LEVELS}
              onClick={() => {
                actions.add(group.id);
              }}
            >
              {t("group.add")}
            </Button>
            <Button
              size="small"
              icon="trash"
              onClick={() => {
                actions.remove(group.id);
              }}
            >
              {t("group.remove")}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

/** The known groups that are mapped to the group or to one of its leaves. */
function knownNamesOf({ draft }: ChartWork, group: DraftGroup): string[] {
  const ids = [group.id, ...group.leaves.map(({ id }) => id)];
  return Object.keys(draft.knownGroups).filter((known) =>
    targetsOf(draft.knownGroups[known]!).some((id) => ids.includes(id)),
  );
}

/** Options for a group's parent: named groups other than itself and its descendants, within the maximum depth. */
function possibleParents({ draft }: ChartWork, group: DraftGroup) {
  const moved = placedGroups({ ...draft, groups: [group] });
  const movedIds = new Set(moved.map((one) => one.group.id));
  const depth = Math.max(...moved.map(({ level }) => level));
  return placedGroups(draft)
    .filter((one) => one.group.name !== null && !movedIds.has(one.group.id) && one.level + depth <= MAX_LEVELS)
    .map((one) => ({ value: one.group.id, label: "\u2003".repeat(one.level - 1) + (one.group.name ?? "") }));
}
