import { createStore } from "@/lib/store";

/** The modal dialogs that are open, the topmost last: everything outside that one is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

/** Opens a modal dialog. Returns a function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => {
    dialog.close();
    openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
  };
}
