"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Icon } from "./icon";
import { useCopy } from "./use-copy";

/** A text, such as an error's identifier, with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const t = useTranslations("ui");
  const shown = useRef<HTMLSpanElement>(null);
  const { isCopied, copy } = useCopy(text, shown);
  return (
    <button
      type="button"
      title={t("copy")}
      onClick={copy}
      className="inline-flex max-w-full items-center gap-1 rounded text-left font-mono text-xs break-all underline decoration-dotted underline-offset-2"
    >
      <span ref={shown} className="select-text">
        {text}
      </span>
      <Icon name={isCopied ? "check" : "copy"} size={12} />
      <span role="status" className="sr-only">
        {isCopied && t("copied")}
      </span>
    </button>
  );
}
