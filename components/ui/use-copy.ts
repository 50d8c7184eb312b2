"use client";

import { useTranslations } from "next-intl";
import { useState, type RefObject } from "react";
import { showToast } from "@/lib/toasts";

/**
 * Copies a text to the clipboard. Where the browser does not allow it, a notice says so and the text is selected.
 * @param shownIn the element that shows the text and nothing else
 */
export function useCopy(text: string, shownIn: RefObject<HTMLElement | null>) {
  const t = useTranslations("ui");
  const [copied, setCopied] = useState<string | null>(null);
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied(null);
      const element = shownIn.current;
      if (element instanceof HTMLInputElement) element.select();
      else if (element) getSelection()?.selectAllChildren(element);
      showToast(t("notCopied"), { tone: "bad" });
    }
  };
  return { isCopied: copied === text, copy: () => void write() };
}
