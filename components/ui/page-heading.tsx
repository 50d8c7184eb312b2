import type { ReactNode } from "react";

interface PageHeadingProps {
  title: ReactNode;
  /** One line under it: counts, what the figures are. */
  detail?: ReactNode;
  actions?: ReactNode;
}

export function PageHeading({ title, detail, actions }: PageHeadingProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold text-balance">{title}</h1>
        {detail !== undefined && <p className="mt-0.5 text-ink-2">{detail}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
