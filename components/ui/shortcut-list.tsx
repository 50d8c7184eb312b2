import type { ShortcutGroup } from "@/lib/shortcuts";

/** Keyboard shortcuts by group: what each does, and its keys. */
export function ShortcutList({ groups }: { groups: readonly ShortcutGroup[] }) {
  return groups.map(({ title, shortcuts }) => (
    <section key={title}>
      <h3 className="mb-1 text-xs font-medium text-ink-2">{title}</h3>
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className="flex items-center justify-between gap-4 py-1.5">
            <dt>{label}</dt>
            <dd className="text-right">
              <kbd className="rounded border border-line bg-hover px-1.5 py-0.5 font-sans text-xs whitespace-nowrap">
                {keys}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
