/** Focuses a group in the next frame: its row in the tree, else the first row; in the grid, the active cell. */
export function focusOnGroup(groupId: string | null): void {
  requestAnimationFrame(() => {
    const rows = [...document.querySelectorAll<HTMLElement>("tr[data-group]")];
    const cell = document.querySelector<HTMLElement>('[role="grid"] [data-active]');
    (rows.find((row) => row.dataset["group"] === groupId) ?? rows[0] ?? cell)?.focus();
  });
}
