/** Gives the focus to a group's row in the tree, or to the active cell of the grid, once it is drawn. */
export function focusOnGroup(groupId: string | null): void {
  requestAnimationFrame(() => {
    const rows = [...document.querySelectorAll<HTMLElement>("tr[data-group]")];
    const cell = document.querySelector<HTMLElement>('[role="grid"] [data-active]');
    (rows.find((row) => row.dataset["group"] === groupId) ?? rows[0] ?? cell)?.focus();
  });
}
