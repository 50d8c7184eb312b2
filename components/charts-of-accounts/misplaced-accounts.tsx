"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { readAccounts, withAccount, withoutAccount } from "@/lib/charts-of-accounts/account-text";
import { changeGroup, placedGroups, type DraftGroup } from "@/lib/charts-of-accounts/chart-draft";
import { likelyGroup, type Coverage, type MisplacedAccount } from "@/lib/charts-of-accounts/coverage";
import { formatFiscalYear } from "@/contract/format/format-days";
import { useFormats } from "@/lib/format/use-formats";
import { showToast } from "@/lib/toasts";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { ShowAllButton } from "@/components/ui/show-all-button";
import { Switch } from "@/components/ui/switch";
import type { ChartWork } from "./use-chart-edits";

interface MisplacedAccountsProps {
  work: ChartWork;
  coverage: Coverage;
  year: FiscalYear;
  readOnly: boolean;
  onGroup: (groupId: string) => void;
}

const SHOWN_AT_FIRST = 20;

/** Accounts of the fiscal year that are in no group or in several, with buttons that put each in one group. */
export function MisplacedAccounts({ work, coverage, year, readOnly, onGroup }: MisplacedAccountsProps) {
  const t = useTranslations("chartsOfAccounts.misplaced");
  const [withUnused, setWithUnused] = useState(false);
  const [isAllShown, setAllShown] = useState(false);
  const yearName = formatFiscalYear(year);
  const { misplaced } = coverage;
  const unused = misplaced.filter(({ account }) => !account.isUsed).length;
  const listed = misplaced.filter(({ account }) => withUnused || account.isUsed);
  const heading = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Moves the focus from the row of an account that was put in a group to the next row. */
  const focusOnRow = (index: number) => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const rows = list.current?.children;
      const next = rows && (rows[index] ?? rows[rows.length - 1])?.querySelector("button");
      (next ?? heading.current)?.focus();
    });
  };
  const shown = isAllShown ? listed : listed.slice(0, SHOWN_AT_FIRST);
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {t("title", { year: yearName })}
        </span>
      }
      aside={listed.length > 0 && <span>{listed.length}</span>}
    >
      {listed.length === 0 && (
        <p className="flex items-start gap-2 text-ink-2">
          <Icon name="check" className="mt-0.5 text-good" />
          {t("none", { year: yearName })}
        </p>
      )}
      <ul ref={list} className="flex flex-col divide-y divide-line">
        {shown.map((one, index) => (
          <Misplaced
            key={one.account.number}
            {...{ one, work, readOnly, onGroup }}
            onPlaced={() => {
              focusOnRow(index);
            }}
          />
        ))}
      </ul>
      <ShowAllButton count={listed.length} atFirst={SHOWN_AT_FIRST} isAll={isAllShown} onChange={setAllShown} />
      {unused > 0 && (
        <Switch
          className="mt-3 text-ink-2"
          label={t("unused", { count: unused })}
          checked={withUnused}
          onChange={(event) => {
            setWithUnused(event.target.checked);
          }}
        />
      )}
    </Card>
  );
}

interface MisplacedProps extends Pick<MisplacedAccountsProps, "work" | "readOnly" | "onGroup"> {
  one: MisplacedAccount;
  /** Called when the account was put in one group, which removes its row. */
  onPlaced: () => void;
}

function Misplaced({ one: { account, groups }, work, readOnly, onGroup, onPlaced }: MisplacedProps) {
  const t = useTranslations("chartsOfAccounts.misplaced");
  const tree = useTranslations("chartsOfAccounts.tree");
  const formats = useFormats();
  const { draft, change } = work;
  const nameOf = ({ name }: DraftGroup) => name ?? tree("withoutGroup");
  const likely = groups.length === 0 ? likelyGroup(draft, account.number) : null;
  const put = (group: DraftGroup) => {
    change(changeGroup(draft, group.id, { accounts: withAccount(group.accounts, account.number) }));
    showToast(t("done", { account: account.number, group: nameOf(group) }));
    onPlaced();
  };
  const keepOnlyIn = (kept: DraftGroup) => {
    const cleared = groups.reduce((changed, group) => {
      const accounts = group.id === kept.id ? null : withoutAccount(group.accounts, account.number);
      return accounts === null ? changed : changeGroup(changed, group.id, { accounts });
    }, draft);
    // The user has to correct a group whose text has unreadable parts, or whose other accounts no intervals can hold.
    const stuck = groups.find(
      (group) =>
        group.id !== kept.id && (!isReadable(group) || withoutAccount(group.accounts, account.number) === null),
    );
    if (stuck) onGroup(stuck.id);
    else {
      change(cleared);
      showToast(t("done", { account: account.number, group: nameOf(kept) }));
      onPlaced();
    }
  };
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          <span className="text-ink-2">{account.number}</span> {account.name}
        </span>
        <span className="numeric">{formats.ore(account.balance)}</span>
      </div>
      <p className="text-xs text-ink-2">
        {groups.length === 0 ? t("inNone") : t("inSeveral", { groups: groups.map(nameOf).join(", ") })}
      </p>
      {!readOnly && (
        <div className="mt-1 flex flex-wrap gap-1">
          {likely && isReadable(likely) && (
            <Button
              size="small"
              onClick={() => {
                put(likely);
              }}
            >
              {t("put", { group: nameOf(likely) })}
            </Button>
          )}
          {groups.length === 0 && (
            <Menu
              label={t("putElsewhere", { account: account.number })}
              align="start"
              buttonClassName={buttonClasses({ size: "small", variant: "quiet" })}
              items={() =>
                placedGroups(draft)
                  .filter(({ group }) => group.id !== likely?.id)
                  .map(({ group, level }) => ({
                    label: "\u2003".repeat(level - 1) + nameOf(group),
                    disabled: !isReadable(group),
                    onSelect: () => {
                      put(group);
                    },
                  }))
              }
            >
              {t("elsewhere")}
              <Icon name="chevronDown" size={14} />
            </Menu>
          )}
          {groups.map((group) => (
            <Button
              key={group.id}
              size="small"
              onClick={() => {
                keepOnlyIn(group);
              }}
            >
              {t("only", { group: nameOf(group) })}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** False if the typed intervals have unreadable parts, which would be lost if the text were written anew. */
function isReadable({ accounts }: DraftGroup): boolean {
  return readAccounts(accounts).faults.every(({ kind }) => kind === "overlap");
}
