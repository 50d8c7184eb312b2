"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import type { Doubt, GridReport } from "@/lib/grid/grid-report";
import type { GridStore } from "@/lib/grid/grid-store";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { formatNumber } from "@/lib/numbers/format";
import { dismissToast, showToast } from "@/lib/toasts";

type PasteReport = Extract<GridReport, { type: "paste" }>;

/** Seconds that a paste with something to read about stays. */
const LONG = 20;

/** Puts what happens in the grid into words: pastes as a notice with undo, the rest as the echo under the grid. */
export function useGridReports(grid: GridStore, readOnly: boolean) {
  const t = useTranslations("keyFigures");
  const tUi = useTranslations("ui");
  const locale = CULTURE_OF_LOCALE[useLocale()];
  const [echo, setEcho] = useState("");
  /** The notice of the latest paste. Its undo is for that paste, so it goes when something else is done. */
  const notice = useRef<number | null>(null);

  const onReport = useCallback(
    (report: GridReport) => {
      const number = (content: Doubt["content"] | undefined) =>
        typeof content === "number" ? formatNumber(content, { locale, notANumber: t("notANumber") }) : "";
      const doubtTexts = ({ text, content, alternative }: Doubt) => ({
        text: text.trim(),
        understood: number(content),
        alternative: number(alternative),
      });

      const pasteTexts = ({ cells, unread, doubts, readOnly: kept, outside }: PasteReport) => {
        const [doubt] = doubts;
        const { rows, columns } = outside;
        const both = rows > 0 && columns > 0 ? "yes" : "no";
        return [
          t("paste.done", { count: cells }),
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
      switch (report.type) {
        case "paste": {
          const texts = pasteTexts(report);
          setEcho("");
          const undo = () => {
            grid.run({ type: "undo" });
            grid.focus();
          };
          notice.current = showToast(texts.join(" "), {
            action: { label: tUi("undo"), run: undo },
            ...(texts.length > 1 && { seconds: LONG }),
          });
          break;
        }
        case "edit": {
          const [doubt] = report.doubts;
          if (report.unread > 0) setEcho(t("echo.unread", { count: report.unread }));
          else setEcho(doubt ? t("echo.understood", doubtTexts(doubt)) : "");
          break;
        }
        case "clear":
          setEcho(t("echo.cleared", { count: report.cells }));
          break;
        case "fill":
          setEcho(t("echo.filled", { count: report.cells }));
          break;
        case "undo":
          setEcho(t("echo.undone", { count: report.cells }));
          break;
        case "redo":
          setEcho(t("echo.redone", { count: report.cells }));
          break;
        case "readOnly":
          setEcho(readOnly ? t("readOnly") : "");
      }
    },
    [grid, locale, readOnly, t, tUi],
  );

  return { echo, onReport };
}
