"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { ACCEPTED_FILES } from "@/lib/imports/dropped-files";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { usePageDrop } from "./use-page-drop";

interface DropZoneProps {
  /** Makes the zone smaller and leaves out the explanation. */
  compact: boolean;
  /** `title` and `explanation` are by default the texts of a single company's import page. */
  title?: string;
  explanation?: string;
  /** True while files are being sent. */
  busy?: boolean;
  onFiles: (files: File[]) => void;
}

/** Receives files that are dropped anywhere on the page or chosen with its button. */
export function DropZone({ compact, title, explanation, busy = false, onFiles }: DropZoneProps) {
  const t = useTranslations("imports.drop");
  const heading = title ?? t("title");
  const input = useRef<HTMLInputElement>(null);
  const isOver = usePageDrop((files) => void files.then(onFiles));

  return (
    <section
      aria-label={heading}
      className={classes(
        "flex flex-col items-center gap-3 rounded-lg border border-dashed px-6 text-center transition-colors",
        compact ? "py-5 sm:flex-row sm:justify-center" : "py-14",
        isOver ? "border-accent bg-accent-soft" : "border-line-field bg-panel",
      )}
    >
      <Icon name="upload" size={compact ? 16 : 24} className="text-ink-3" />
      <p className={compact ? "" : "text-lg font-semibold"}>{heading}</p>
      {!compact && <p className="max-w-[56ch] text-ink-2 text-pretty">{explanation ?? t("explanation")}</p>}
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED_FILES}
        className="sr-only"
        tabIndex={-1}
        aria-label={t("choose")}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Without this, choosing the same file again, for instance a corrected one, would cause no event.
          event.target.value = "";
        }}
      />
      <Button variant={compact ? "secondary" : "primary"} busy={busy} onClick={() => input.current?.click()}>
        {t("choose")}
      </Button>
    </section>
  );
}
