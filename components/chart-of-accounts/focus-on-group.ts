/** Gives the focus to a group's row in the tree, once it is drawn. */
export function focusOnGroup(groupId: string | null): void {
  requestAnimationFrame(() => {
    const rows = [...document.querySelectorAll<HTMLElement>("tr[data-group]")];
    (rows.find((row) => row.dataset["group"] === groupId) ?? rows[0])?.focus();
  });
}
