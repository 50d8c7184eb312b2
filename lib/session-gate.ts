import { createStore, type Store } from "@/lib/store";

/**
 * Holds back requests while the session has expired: the first 401 response closes the gate, the dialog of
 * components/auth asks to sign in again, and then every waiting request is sent once more.
 */
export type GateState = "open" | "asking" | "declined";

const CHANNEL = "nyckeltal-session";

interface Waiter {
  resolve: (again: boolean) => void;
}

const gate = createStore<GateState>("open");
let waiters: Waiter[] = [];
/** Someone else has signed in in this browser: the session is theirs, what this page holds is not. */
let isSomeoneElses = false;

function release(again: boolean): void {
  const waiting = waiters;
  waiters = [];
  for (const waiter of waiting) waiter.resolve(again);
}

/** The state of the gate, for components to show. */
export const gateStore: Omit<Store<GateState>, "set"> = gate;

/** True from when another user has signed in in any tab: nothing may be sent any more that this page's user typed. */
export function sessionIsSomeoneElses(): boolean {
  return isSomeoneElses;
}

/**
 * Waits until the user has signed in again. False when they decline; once they have, reads fail at once and only
 * a write asks again.
 */
export function waitForSignIn(isWrite: boolean): Promise<boolean> {
  if (gate.get() === "declined" && !isWrite) return Promise.resolve(false);
  if (gate.get() !== "asking") gate.set("asking");
  return new Promise((resolve) => {
    waiters.push({ resolve });
  });
}

export function askToSignIn(): void {
  if (gate.get() !== "asking") gate.set("asking");
}

export function declineSignIn(): void {
  gate.set("declined");
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
    gate.set("open");
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
