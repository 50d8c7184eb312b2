"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "@/lib/use-store";
import { dismissToast, pauseToasts, resumeToasts, runToastAction, toastStore, type Toast } from "@/lib/toasts";
import { classes } from "./classes";
import { Icon } from "./icon";
import { openDialogs } from "./open-dialogs";
import { undoKey } from "./undo-key";

const NONE: readonly Toast[] = [];
const NO_DIALOGS: readonly HTMLDialogElement[] = [];

/** Time in ms until screen readers know a region that has just been shown, and announce what is added to it. */
const KNOWN_AFTER = 100;

/** The place at which screen readers know the region, so that they announce what is added to it. */
interface Place {
  /** The dialog that contains the region; undefined for the page, null before the region is known anywhere. */
  dialog: HTMLDialogElement | undefined | null;
  /** Id of the latest notice that was announced before the region came here. */
  older: number;
  /** Id of the latest notice that was announced. */
  latest: number;
}

/**
 * Shows the notices; rendered once on a page, by its Providers or, where it has none, by the page itself. It is in the
 * top layer, so that dialogs do not cover it, and inside an open modal dialog, because everything outside of that is
 * inert.
 */
export function Toaster() {
  const t = useTranslations("ui");
  const ref = useRef<HTMLDivElement>(null);
  const toasts = useStore(toastStore, NONE);
  const dialog = useStore(openDialogs, NO_DIALOGS).at(-1);

  useEffect(() => {
    // Deferred, because React may hydrate the page during the event that opens a menu, and the browser refuses to open
    // a popover while it opens another.
    const timer = setTimeout(() => {
      const region = ref.current;
      // The region is disconnected when its dialog has just closed; this effect runs again once it has moved.
      if (region?.isConnected && !region.matches(":popover-open")) region.showPopover();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [dialog]);

  const [place, setPlace] = useState<Place>({ dialog: null, older: 0, latest: 0 });
  useEffect(() => {
    const timer = setTimeout(() => {
      setPlace((before) => ({
        dialog,
        older: before.dialog === dialog ? before.older : before.latest,
        latest: toasts.at(-1)?.id ?? before.latest,
      }));
    }, KNOWN_AFTER);
    return () => {
      clearTimeout(timer);
    };
  }, [dialog, toasts]);
  const isKnown = place.dialog === dialog;
  const older = isKnown ? place.older : place.latest;
  const shown = isKnown ? toasts : toasts.filter(({ id }) => id <= older);

  /** The element from which a notice took the focus, which returns there when the notice closes. */
  const focusedBefore = useRef<Element | null>(null);
  useEffect(() => {
    const lost = focusedBefore.current;
    if (!lost || document.activeElement !== document.body) return;
    focusedBefore.current = null;
    const next = lost.isConnected ? lost : document.querySelector("main");
    if (next instanceof HTMLElement) next.focus();
    resumeToasts();
  }, [toasts]);

  // A focused notice that is removed with its dialog causes no blur event.
  useEffect(
    () => () => {
      focusedBefore.current = null;
      resumeToasts();
    },
    [dialog],
  );

  const undoable = toasts.findLast(({ action }) => action?.isUndo)?.id;
  useEffect(() => {
    if (undoable === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (undoKey(event) !== "undo") return;
      event.preventDefault();
      runToastAction(undoable);
    };
    // On the window, so that handlers on the document run first: a page's own undo takes precedence.
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [undoable]);

  const region = (
    <div
      ref={ref}
      popover="manual"
      role="region"
      aria-label={t("notices")}
      aria-live="polite"
      onPointerEnter={pauseToasts}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) resumeToasts();
      }}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        // Null when the window gets the focus back.
        if (relatedTarget) focusedBefore.current = relatedTarget;
        pauseToasts();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        resumeToasts();
        // A window that loses the focus keeps its active element.
        if (!currentTarget.contains(document.activeElement)) focusedBefore.current = null;
      }}
      className="fixed inset-x-0 top-auto bottom-6 m-0 mx-auto max-h-none w-fit max-w-[calc(100vw-32px)] flex-col items-center gap-2 overflow-visible border-0 bg-transparent p-0 open:flex print:hidden"
    >
      {shown.map((toast) => (
        <div
          key={toast.id}
          className={classes(
            "flex items-center gap-4 rounded-md bg-toast py-2.5 pr-2 pl-4 text-toast-ink shadow-pop",
            toast.id > older && "animate-appear",
          )}
        >
          {toast.tone === "bad" && <Icon name="alert" />}
          <span>{toast.message}</span>
          {toast.action && (
            <button
              type="button"
              // While a dialog is open, the key does not run the action (./undo-key).
              {...(toast.id === undoable &&
                !dialog && {
                  "aria-keyshortcuts": "Control+Z Meta+Z",
                  title: `${toast.action.label} (Ctrl + Z)`,
                })}
              className="font-semibold underline underline-offset-4 outline-offset-4 outline-current"
              onClick={() => {
                runToastAction(toast.id);
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={t("close")}
            className="rounded p-1 outline-current"
            onClick={() => {
              dismissToast(toast.id);
            }}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      ))}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}
