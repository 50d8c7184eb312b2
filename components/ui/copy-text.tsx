"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "./icon";

/** A text, such as an error's identifier, with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const t = useTranslations("ui");
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      title={t("copy")}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => {
          setCopied(true);
        });
      }}
      className="inline-flex max-w-full items-center gap-1 rounded text-left font-mono text-xs break-all underline decoration-dotted underline-offset-2"
    >
      {text}
      <Icon name={copied ? "check" : "copy"} size={12} />
      <span role="status" className="sr-only">
        {copied && t("copied")}
      </span>
    </button>
  );
}
