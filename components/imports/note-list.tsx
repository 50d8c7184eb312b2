"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SieNote } from "@/contract/imports/sie-import";
import { useFormats } from "@/lib/format/use-formats";
import { Icon } from "@/components/ui/icon";
import { ShowAllButton } from "@/components/ui/show-all-button";
import { RemarkText } from "./remark-text";

interface NoteListProps {
  kind: "errors" | "warnings";
  notes: readonly SieNote[];
  onShowLine: (note: SieNote) => void;
  /** False for a note whose line cannot be shown; only the line's number is shown then. */
  canShowLine?: (note: SieNote) => boolean;
}

const SHOWN_AT_FIRST = 5;

/** The service's remarks on a file; remarks on a line link to it. */
export function NoteList({ kind, notes, onShowLine, canShowLine = () => true }: NoteListProps) {
  const t = useTranslations("imports.notes");
  const formats = useFormats();
  const [all, setAll] = useState(false);
  if (notes.length === 0) return null;
  const shown = all ? notes : notes.slice(0, SHOWN_AT_FIRST);
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t(kind, { count: notes.length })}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((note, i) => {
          const count = note.count ?? 1;
          const line = t(count > 1 ? "firstLine" : "line", { line: note.lineNo });
          return (
            <li key={i} className="flex items-start gap-2 py-1.5">
              <Icon name="alert" size={14} className={`mt-0.5 ${kind === "errors" ? "text-bad" : "text-warn"}`} />
              <span className="min-w-0 grow">
                <Explanation note={note} />
                {count > 1 && (
                  <span className="whitespace-nowrap"> {t("times", { count, shown: formats.number(count) })}</span>
                )}
              </span>
              {note.lineNo > 0 &&
                (canShowLine(note) ? (
                  <button
                    type="button"
                    className="shrink-0 text-accent underline underline-offset-2"
                    onClick={() => {
                      onShowLine(note);
                    }}
                  >
                    {line}
                  </button>
                ) : (
                  <span className="shrink-0 text-ink-2">{line}</span>
                ))}
            </li>
          );
        })}
      </ul>
      <ShowAllButton count={notes.length} atFirst={SHOWN_AT_FIRST} isAll={all} onChange={setAll} />
    </section>
  );
}

/** The kind of remark in the user's language if it is translated, followed by the service's own sentence. */
function Explanation({ note }: { note: SieNote }) {
  const t = useTranslations("imports.codes");
  const key = note.code as Parameters<typeof t>[0];
  return (
    <>
      {t.has(key) && <span className="font-medium">{t(key)} </span>}
      <span className={t.has(key) ? "text-ink-2" : undefined}>
        <RemarkText explanation={note.explanation} />
      </span>
    </>
  );
}
