import type { ReactNode } from "react";

interface StandardSectionProps {
  /** The id of the heading. */
  id: string;
  title: string;
  detail: string;
  /** Button that creates a standard, or a link to the page with all of them. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Section for one kind of standards, on the agency's page or, for inherited ones, on a company's page. */
export function StandardSection({ id, title, detail, action, children }: StandardSectionProps) {
  return (
    <section aria-labelledby={id}>
      <header className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          <p className="max-w-[72ch] text-ink-2">{detail}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** The frame of a list of standards. */
export function StandardCard({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-panel shadow-card [&_li:first-child]:border-t-0">{children}</div>
  );
}
