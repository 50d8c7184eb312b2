import { useTranslations } from "next-intl";
import { filesOf, type Dropped } from "@/lib/imports/dropped-files";
import { showToast } from "@/lib/toasts";

/** Returns a function that finds the files in what was dropped, and says if some cannot be read or there are none. */
export function useDroppedFiles(): (dropped: Dropped) => Promise<File[]> {
  const t = useTranslations("shell.fileDrop");
  return async (dropped) => {
    const { files, unreadable } = await filesOf(dropped);
    const [path, ...more] = unreadable;
    if (path !== undefined) showToast(t("unreadable", { path, more: more.length }), { tone: "bad" });
    else if (files.length === 0) showToast(t("nothing"), { tone: "bad" });
    return files;
  };
}
