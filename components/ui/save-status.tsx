"use client";

import { useTranslations } from "next-intl";
import { formatTime } from "@/contract/format/format-days";
import { Icon } from "./icon";

export type SaveState =
  | { kind: "clean" }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; retry: () => void };

/** Shows the state of a page's changes, for instance "Saving…" or "Saved 14:02"; nothing while it is `clean`. */
export function SaveStatus({ state }: { state: SaveState }) {
  const t = useTranslations("ui.save");
  return (
    <p role="status" className="inline-flex min-h-7 items-center gap-1.5 text-ink-2">
      {state.kind === "unsaved" && t("unsaved")}
      {state.kind === "saving" && (
        <>
          {t("saving")}
          <span className="animate-slow">{t("slow")}</span>
        </>
      )}
      {state.kind === "saved" && (
        <>
          <Icon name="check" size={14} className="text-good" />
          {t("saved", { time: formatTime(state.at) })}
        </>
      )}
      {state.kind === "failed" && (
        <span className="inline-flex items-center gap-1.5 text-bad">
          <Icon name="alert" size={14} />
          {t("failed")}
          <button
            type="button"
            className="font-semibold underline underline-offset-2"
            onMouseDown={(event) => {
              // Keeps the focus in a grid: a grid that loses it saves, and this button would be gone before the click.
              event.preventDefault();
            }}
            onClick={state.retry}
          >
            {t("retry")}
          </button>
        </span>
      )}
    </p>
  );
}
