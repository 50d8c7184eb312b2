interface Sender {
  isSending(): boolean;
}

const senders = new Set<Sender>();

/** Asks before the window is closed while the sender sends files, which only this window has. */
export function guardWindow(sender: Sender): void {
  if (senders.size === 0) window.addEventListener("beforeunload", ask);
  senders.add(sender);
}

function ask(event: BeforeUnloadEvent): void {
  if ([...senders].some((sender) => sender.isSending())) event.preventDefault();
}
