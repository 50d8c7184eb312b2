import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

interface TracedValueProps {
  /** Figure and period in words. */
  of: string;
  onTrace: () => void;
  children: ReactNode;
}

/** A value in a table; pressing it opens its trace. */
export function TracedValue({ of, onTrace, children }: TracedValueProps) {
  const t = useTranslations("figures.trace");
  return (
    <button
      type="button"
      title={t("showOf", { of })}
      onClick={onTrace}
      className="rounded decoration-line-strong underline-offset-2 hover:underline"
    >
      {children}
    </button>
  );
}
