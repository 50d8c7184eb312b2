/**
 * Focuses a group's row in the tree once it is drawn: the first row where there is no such group (or it is null), and
 * the active cell where the chart is shown as a grid.
 */
export function focusOnGroup(groupId: string | null): void {
  requestAnimationFrame(() => {
    const rows = [...document.querySelectorAll<HTMLElement>("tr[data-group]")];
    const cell = document.querySelector<HTMLElement>('[role="grid"] [data-active]');
    (rows.find((row) => row.dataset["group"] === groupId) ?? rows[0] ?? cell)?.focus();
  });
}
