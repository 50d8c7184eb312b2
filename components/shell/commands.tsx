"use client";

import { useEffect } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { useStore } from "@/lib/use-store";
import { commandWindow, openCommandWindow } from "./command-store";
import { EarlyQuery, earlyQuery } from "./early-query";

const CommandPalette = onDemand(
  () => import("./command-palette").then((module) => module.CommandPalette),
  <EarlyQuery />,
);
const ShortcutsDialog = onDemand(() => import("./shortcuts-dialog").then((module) => module.ShortcutsDialog));
const SignOut = onDemand(() => import("./sign-out").then((module) => module.SignOut));

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], [role=grid]") !== null
  );
}

/**
 * Shows the dialog of `commandWindow`. Ctrl/⌘ K and "?" open one on every page of the shell. "/", which focuses the
 * page's search field, is handled here too, because a page that is still loading has no listener yet.
 */
export function Commands() {
  const open = useStore(commandWindow, null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        if (commandWindow.get() === "palette") commandWindow.set(null);
        else openCommandWindow("palette");
        return;
      }
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      if (event.key === "?") openCommandWindow("shortcuts");
      if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey) {
        const search = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
        if (!search) return;
        event.preventDefault();
        search.focus();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  useEffect(() => {
    if (open !== "palette") earlyQuery.set("");
  }, [open]);

  const close = () => {
    commandWindow.set(null);
  };
  if (open === "palette") return <CommandPalette onClose={close} />;
  if (open === "shortcuts") return <ShortcutsDialog onClose={close} />;
  if (open === "signOut") return <SignOut onEnd={close} />;
  return null;
}
