"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useCurrentUser } from "@/components/auth/current-user";
import { useStore } from "@/lib/use-store";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { openModal } from "@/components/ui/open-dialogs";
import type { Command } from "./command-search";
import { earlyQuery } from "./early-query";
import { recordCommand } from "./last-used-commands";
import { useCommands } from "./use-commands";

/** Ctrl/⌘ K: finds companies, pages, key figures and actions by a few letters of their names. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const { userName } = useCurrentUser();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const early = useStore(earlyQuery, "");
  const [typed, setTyped] = useState<string | null>(null);
  const query = typed ?? early;
  const [chosen, setChosen] = useState(0);
  // No useDeferredValue: Enter must run the first command for the letters in the field, not for those a moment before.
  const { commands, isFetching, hasFailed } = useCommands(query);
  const isCompanySearchBroken = hasFailed && query.trim() !== "";
  const at = Math.min(chosen, commands.length - 1);

  useEffect(() => {
    const before = document.activeElement;
    const closeModal = dialog.current && openModal(dialog.current);
    return () => {
      closeModal?.();
      // React has already removed the dialog, so the browser could not give the focus back itself.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    recordCommand(userName, command.key);
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
            setTyped(event.target.value);
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
      <p
        role="status"
        className={classes("px-4 text-ink-2", commands.length === 0 || isCompanySearchBroken ? "pb-4" : "sr-only")}
      >
        {isCompanySearchBroken
          ? t("palette.companiesFailed")
          : commands.length === 0
            ? isFetching
              ? t("palette.fetching")
              : t("palette.nothing")
            : t("palette.count", { count: commands.length })}
      </p>
    </dialog>
  );
}
