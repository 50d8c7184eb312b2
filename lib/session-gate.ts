/**
 * Holds back requests while the session has expired: the first 401 response closes the gate, the dialog of
 * components/auth asks to sign in again, and then every waiting request is sent once more.
 */
export type GateState = "open" | "asking" | "declined";

const CHANNEL = "nyckeltal-session";

interface Waiter {
  resolve: (again: boolean) => void;
}

let state: GateState = "open";
let waiters: Waiter[] = [];
/** Someone else has signed in in this browser: the session is theirs, what this page holds is not. */
let isSomeoneElses = false;
const listeners = new Set<() => void>();

function become(next: GateState): void {
  state = next;
  for (const listener of listeners) listener();
}

function release(again: boolean): void {
  const waiting = waiters;
  waiters = [];
  for (const waiter of waiting) waiter.resolve(again);
}

export function gateState(): GateState {
  return state;
}

export function subscribeToGate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True from when another user has signed in in any tab: nothing may be sent any more that this page's user typed. */
export function sessionIsSomeoneElses(): boolean {
  return isSomeoneElses;
}

/**
 * Waits until the user has signed in again. False when they decline; once they have, reads fail at once and only
 * a write asks again.
 */
export function waitForSignIn(isWrite: boolean): Promise<boolean> {
  if (state === "declined" && !isWrite) return Promise.resolve(false);
  if (state !== "asking") become("asking");
  return new Promise((resolve) => {
    waiters.push({ resolve });
  });
}

export function askToSignIn(): void {
  if (state !== "asking") become("asking");
}

export function declineSignIn(): void {
  become("declined");
  release(false);
}

/** To be called by every page that knows its user, and where a sign-in has ended: tells every tab who is signed in. */
export function announceSignIn(userName: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ signedIn: userName });
  channel.close();
}

/**
 * Opens the gate when any tab has signed in as `userName`. Another user must not send what this one had typed: then
 * the calls stay waiting, and `onOtherUser` is called.
 */
export function listenForSignIn(
  userName: string,
  { onSameUser, onOtherUser }: { onSameUser: () => void; onOtherUser: () => void },
): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const signedIn = signedInUser(event.data);
    if (signedIn === null) return;
    isSomeoneElses = signedIn !== userName;
    if (isSomeoneElses) {
      onOtherUser();
      return;
    }
    become("open");
    release(true);
    onSameUser();
  };
  return () => {
    channel.close();
  };
}

function signedInUser(message: unknown): string | null {
  if (typeof message !== "object" || message === null || !("signedIn" in message)) return null;
  return typeof message.signedIn === "string" ? message.signedIn : null;
}
