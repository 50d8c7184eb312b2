import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { filesOf, isDragOfFiles, takeDropped, type Dropped } from "@/lib/imports/dropped-files";
import { showToast } from "@/lib/toasts";

/**
 * Receives files that are dropped anywhere on the page, which the browser would otherwise open in place of the page,
 * and says if some cannot be read or there are none. Returns true while files are dragged over the page.
 */
export function usePageDrop(onFiles: (files: Promise<File[]>) => void, isAllowed = true): boolean {
  const t = useTranslations("shell.fileDrop");
  const [isOver, setOver] = useState(false);

  const find = async (dropped: Dropped) => {
    const { files, unreadable } = await filesOf(dropped);
    const [path, ...more] = unreadable;
    if (path !== undefined) showToast(t("unreadable", { path, more: more.length }), { tone: "bad" });
    else if (files.length === 0) showToast(t("nothing"), { tone: "bad" });
    return files;
  };

  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    // Another part of the page has handled the event.
    if (event.defaultPrevented || !isDragOfFiles(event) || !event.dataTransfer) return;
    event.preventDefault();
    onFiles(find(takeDropped(event.dataTransfer)));
  });

  useEffect(() => {
    if (!isAllowed) return;
    const onDragOver = (event: DragEvent) => {
      if (!isDragOfFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // The pointer left the window.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      onDrop(event);
    };
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onDragLeave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onDragLeave);
      window.removeEventListener("drop", drop);
    };
  }, [isAllowed]);

  return isOver;
}
