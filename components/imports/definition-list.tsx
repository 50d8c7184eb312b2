import type { ReactNode } from "react";

/** A list of names and values; numeric values are right-aligned. */
export function DefinitionList({ numeric = false, children }: { numeric?: boolean; children: ReactNode }) {
  return (
    <dl
      className={`grid content-start gap-x-4 gap-y-1 ${numeric ? "grid-cols-[1fr_auto] [&_dd]:text-right" : "grid-cols-[auto_1fr]"}`}
    >
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </>
  );
}
