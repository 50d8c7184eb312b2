import type { ShortcutGroup } from "@/lib/shortcuts";

interface ShortcutListProps {
  label: string;
  groups: readonly ShortcutGroup[];
  className: string;
}

/** Keyboard shortcuts by group. The list takes the focus, so that it can be scrolled by keys where it is long. */
export function ShortcutList({ label, groups, className }: ShortcutListProps) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className={className}>
      {groups.map(({ title, shortcuts }) => (
        <section key={title}>
          <h3 className="mb-1 text-xs font-medium text-ink-2">{title}</h3>
          <dl className="divide-y divide-line">
            {shortcuts.map(({ keys, label: action }) => (
              <div key={keys} className="flex items-center justify-between gap-4 py-1.5">
                <dt>{action}</dt>
                <dd className="text-right">
                  <kbd className="rounded border border-line bg-hover px-1.5 py-0.5 font-sans text-xs whitespace-nowrap">
                    {keys}
                  </kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
