import type { ReactNode } from "react";

interface CompletionListProps<Item> {
  /** The id of the list, which the field names in aria-controls. */
  id: string;
  /** The accessible name. */
  label: string;
  /** The suggestions; without any the list is hidden. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Index of the suggestion that Enter chooses. */
  chosen: number;
  onTake: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

/** The id of an item, which the field names as its active descendant. */
export function completionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}

/** The list of suggestions under a text field (ARIA combobox pattern). */
export function CompletionList<Item>(props: CompletionListProps<Item>) {
  const { id, label, items, keyOf, chosen, onTake, children } = props;
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      hidden={items.length === 0}
      className="rounded-md border border-line bg-panel p-1 shadow-pop"
    >
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          id={completionId(id, index)}
          role="option"
          aria-selected={index === chosen}
          onMouseDown={(event) => {
            // The focus stays in the field.
            event.preventDefault();
          }}
          onClick={() => {
            onTake(item);
          }}
          className="flex cursor-default flex-wrap justify-between gap-x-3 rounded px-2 py-1 aria-selected:bg-accent-soft aria-selected:text-accent"
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
