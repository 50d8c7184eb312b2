"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useAgencyPermissions, useCurrentUser } from "@/components/auth/current-user";
import { classes } from "@/components/ui/classes";
import { Icon, type IconName } from "@/components/ui/icon";
import { companiesQueries } from "@/lib/companies/queries";
import { foldText, searchable, searchCompanies } from "@/lib/companies/search";
import { visitedCompanies } from "@/lib/companies/visited";
import {
  agenciesPage,
  agencyCommentsPage,
  agencyCompaniesPage,
  agencyImportsPage,
  agencyInputsPage,
  agencyMonthsPage,
  agencyPortfolioPage,
  agencyRulesPage,
  COMPANY_PAGES,
  companyPage,
} from "@/lib/paths";
import { openCommand } from "./command-store";
import { useCurrentLocation } from "./use-current-location";

interface Command {
  key: string;
  icon: IconName;
  label: string;
  detail?: string;
  href?: string;
  run?: () => void;
}

const MAX_COMPANIES = 8;

/** Ctrl/⌘ K: companies and pages by a few letters of their names. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const { commands, isFetching } = useCommands(useDeferredValue(query));
  const at = Math.min(chosen, commands.length - 1);

  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // By now React has taken the dialog out of the page, and the focus it had with it.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    if (command.href !== undefined) router.push(command.href);
    command.run?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((at + step + commands.length) % Math.max(1, commands.length));
    else if (event.key === "Enter") run(commands[at]);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t("search")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className="mx-auto mt-[12vh] w-full max-w-[calc(100vw-16px)] animate-appear overflow-hidden rounded-lg border border-line bg-panel p-0 text-ink shadow-pop sm:max-w-140"
    >
      <div className="flex items-center gap-2 border-b border-line px-4">
        <Icon name="search" className="text-ink-3" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={commands[at] && `${listId}-${String(at)}`}
          aria-label={t("search")}
          placeholder={t("palette.placeholder")}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className="h-12 w-full bg-transparent text-lg outline-none placeholder:text-ink-3"
        />
      </div>
      <ul id={listId} role="listbox" aria-label={t("palette.results")} className="max-h-[50vh] overflow-y-auto p-1.5">
        {commands.map((command, index) => (
          <li
            key={command.key}
            id={`${listId}-${String(index)}`}
            ref={index === at ? (element) => element?.scrollIntoView({ block: "nearest" }) : undefined}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => {
              setChosen(index);
            }}
            onClick={() => {
              run(command);
            }}
            className={classes(
              "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5",
              index === at && "bg-accent-soft text-accent",
            )}
          >
            <Icon name={command.icon} className={index === at ? "" : "text-ink-3"} />
            <span className="min-w-0 grow truncate">{command.label}</span>
            {command.detail !== undefined && <span className="shrink-0 text-xs text-ink-2">{command.detail}</span>}
          </li>
        ))}
      </ul>
      <p role="status" className={classes("px-4 text-ink-2", commands.length === 0 ? "pb-4" : "sr-only")}>
        {commands.length === 0
          ? isFetching
            ? t("palette.fetching")
            : t("palette.nothing")
          : t("palette.count", { count: commands.length })}
      </p>
    </dialog>
  );
}

/** Commands that match the typed words: companies first, then pages and actions. */
function useCommands(query: string): { commands: Command[]; isFetching: boolean } {
  const t = useTranslations("shell");
  const user = useCurrentUser();
  const { importBooks: mayImport } = useAgencyPermissions();
  const { agencyId, companyId } = useCurrentLocation();
  const { data: companies, isFetching } = useQuery(companiesQueries.mine());
  const keyed = useMemo(() => searchable(companies ?? []), [companies]);

  const commands = useMemo(() => {
    const words = foldText(query).split(/\s+/).filter(Boolean);
    const pages: Command[] = [
      ...(companyId
        ? COMPANY_PAGES.map((page) => ({
            key: page,
            icon: "chevronRight" as const,
            label: t(`company.page.${page}`),
            detail: t("palette.thisCompany"),
            href: companyPage(companyId, page),
          }))
        : []),
      ...(agencyId
        ? [
            { key: "portfolio", icon: "chart" as const, label: t("portfolio"), href: agencyPortfolioPage(agencyId) },
            {
              key: "agencyMonths",
              icon: "calendar" as const,
              label: t("agencyMonths"),
              href: agencyMonthsPage(agencyId),
            },
            {
              key: "agencyComments",
              icon: "comment" as const,
              label: t("agencyComments"),
              href: agencyCommentsPage(agencyId),
            },
            { key: "companies", icon: "building" as const, label: t("companies"), href: agencyCompaniesPage(agencyId) },
            {
              key: "agencyKeyFigures",
              icon: "chart" as const,
              label: t("agencyKeyFigures"),
              href: agencyInputsPage(agencyId),
            },
            {
              key: "agencyRules",
              icon: "sliders" as const,
              label: t("agencyRules"),
              href: agencyRulesPage(agencyId),
            },
            ...(mayImport
              ? [
                  {
                    key: "agencyImports",
                    icon: "upload" as const,
                    label: t("agencyImports"),
                    href: agencyImportsPage(agencyId),
                  },
                ]
              : []),
          ]
        : []),
      ...(user.type === "Administrator"
        ? [{ key: "agencies", icon: "building" as const, label: t("agencies"), href: agenciesPage }]
        : []),
      {
        key: "shortcuts",
        icon: "keyboard",
        label: t("user.shortcuts"),
        detail: "?",
        run: () => {
          openCommand("shortcuts");
        },
      },
    ];
    const fitting = pages.filter(({ label }) => words.every((word) => foldText(label).includes(word)));
    if (words.length === 0) {
      const { pinned, recent } = visitedCompanies(user.userName);
      const visited = new Map([...pinned, ...recent].map((company) => [company.id, company.name]));
      return [...[...visited].map(([id, name]) => companyCommand(id, name)), ...fitting];
    }
    const found = searchCompanies(keyed, query).slice(0, MAX_COMPANIES);
    return [
      ...found.map(({ company }) => companyCommand(company.id, company.name, company.businessIdentityCode)),
      ...fitting,
    ];
  }, [agencyId, companyId, keyed, mayImport, query, t, user]);

  return { commands, isFetching };
}

function companyCommand(id: string, name: string, code?: string): Command {
  return {
    key: `company ${id}`,
    icon: "book",
    label: name,
    href: companyPage(id),
    ...(code !== undefined && { detail: code }),
  };
}
