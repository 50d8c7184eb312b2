/** A keyboard shortcut of the current page, for the list under "?". */
export interface Shortcut {
  /** The keys as shown to the user: "Ctrl + Z". */
  keys: string;
  label: string;
  /** True for a tool that changes values. Only the list of a grid reads it: a read-only grid leaves the tool out. */
  isEdit?: true;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

let groups: readonly ShortcutGroup[] = [];

export function shortcutGroups(): readonly ShortcutGroup[] {
  return groups;
}

/** Lists a group of shortcuts while a page is shown: `useEffect(() => offerShortcuts(group), [group])`. */
export function offerShortcuts(group: ShortcutGroup): () => void {
  groups = [...groups, group];
  return () => {
    groups = groups.filter((other) => other !== group);
  };
}
