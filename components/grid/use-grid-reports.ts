"use client";

import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import type { Doubt, GridReport } from "@/lib/grid/grid-report";
import type { GridStore } from "@/lib/grid/grid-store";
import { dismissToast, showToast } from "@/lib/toasts";
import { displayOf } from "./display";

type PasteReport = Extract<GridReport, { type: "paste" }>;

/** Seconds that the notice of a paste with remarks is shown. */
const LONG_TOAST_SECONDS = 20;

/**
 * Says what happens in the grid: pastes and imports in a notice with undo, all else in the line under the grid.
 * @param readOnly the reason why nothing can be changed; null when something can
 */
export function useGridReports(grid: GridStore, readOnly: string | null) {
  const t = useTranslations("grid");
  const tUi = useTranslations("ui");
  const [echo, setEcho] = useState("");
  /**
   * The notice of the latest paste or import. Its button undoes the latest step, so the next report closes it, except
   * one that nothing could be changed.
   */
  const notice = useRef<number | null>(null);

  const onReport = useCallback(
    (report: GridReport) => {
      const doubtTexts = ({ text, content, alternative }: Doubt) => ({
        text: text.trim(),
        understood: displayOf(grid, content),
        alternative: displayOf(grid, alternative),
      });

      const pasteTexts = ({ cells, hasNumbers, unread, doubts, readOnly: kept, outside }: PasteReport) => {
        const [doubt] = doubts;
        const { rows, columns } = outside;
        const both = rows > 0 && columns > 0 ? "yes" : "no";
        return [
          t("paste.done", { count: cells, numbers: hasNumbers ? "yes" : "no" }),
          unread > 0 && t("paste.unread", { count: unread }),
          doubt && t("paste.doubts", { count: doubts.length, ...doubtTexts(doubt) }),
          kept > 0 && t("paste.readOnly", { count: kept }),
          outside.cells > 0 && t("paste.outside", { cells: outside.cells, rows, columns, both }),
        ].filter((sentence) => typeof sentence === "string");
      };

      if (report.type !== "readOnly" && notice.current !== null) {
        dismissToast(notice.current);
        notice.current = null;
      }
      const undo = () => {
        grid.run({ type: "undo" });
        grid.focus();
      };
      const action = { label: tUi("undo"), run: undo, isUndo: true } as const;
      switch (report.type) {
        case "paste": {
          const texts = pasteTexts(report);
          setEcho("");
          notice.current = showToast(texts.join(" "), {
            ...(report.changed > 0 && { action }),
            ...(texts.length > 1 && { seconds: LONG_TOAST_SECONDS }),
          });
          break;
        }
        case "import":
          setEcho("");
          notice.current = showToast(t("imported", { count: report.cells }), { ...(report.cells > 0 && { action }) });
          break;
        case "edit": {
          const [doubt] = report.doubts;
          if (report.unread > 0) setEcho(t("echo.unread", { count: report.unread }));
          else setEcho(doubt ? t("echo.understood", doubtTexts(doubt)) : "");
          break;
        }
        case "clear":
        case "fill":
        case "undo":
        case "redo":
          setEcho(t(`echo.${report.type}`, { count: report.cells }));
          break;
        case "changedElsewhere":
          setEcho("");
          break;
        case "readOnly":
          setEcho(readOnly ?? t("echo.readOnly"));
      }
    },
    [grid, readOnly, t, tUi],
  );

  return { echo, onReport };
}
