/** Keyboard shortcuts that the page shown offers, for the list under "?". */
export interface Shortcut {
  /** As people write them, "Ctrl Z". */
  keys: string;
  label: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

let groups: readonly ShortcutGroup[] = [];

export function shortcutGroups(): readonly ShortcutGroup[] {
  return groups;
}

/** Offers a group while a page is shown: `useEffect(() => offerShortcuts(group), [group])`. */
export function offerShortcuts(group: ShortcutGroup): () => void {
  groups = [...groups, group];
  return () => {
    groups = groups.filter((other) => other !== group);
  };
}
