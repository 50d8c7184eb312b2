import { createStore, type Store } from "@/lib/store";

/*
 * Holds back requests while the session has expired: the first 401 response closes the gate, the dialog of
 * components/auth asks to sign in again, and then every waiting request is sent once more.
 */

/** Asking while the dialog is shown; declined after the user has closed it without signing in. */
export type GateState = "open" | "asking" | "declined";

const CHANNEL = "nyckeltal-session";

interface Waiter {
  resolve: (shouldRetry: boolean) => void;
}

const gate = createStore<GateState>("open");
let waiters: Waiter[] = [];
let isOtherUserSignedIn = false;
let signIns = 0;

function release(shouldRetry: boolean): void {
  const waiting = waiters;
  waiters = [];
  for (const waiter of waiting) waiter.resolve(shouldRetry);
}

/** The state of the gate, which components read. */
export const gateStore: Omit<Store<GateState>, "set"> = gate;

/** True after another user has signed in in any tab: the session is theirs, so this page must send no requests. */
export function isSignedInAsOtherUser(): boolean {
  return isOtherUserSignedIn;
}

/** Times that, since this page was opened, its user was announced: by a sign-in, or by another page as it opened. */
export function countSignIns(): number {
  return signIns;
}

/**
 * Waits until the user has signed in again, and resolves to false when they decline. After that, reads fail at once
 * and only a write asks again.
 * @param signInsBefore {@link countSignIns} when the request was sent; one from before a sign-in does not wait
 */
export function waitForSignIn(isWrite: boolean, signInsBefore: number): Promise<boolean> {
  if (signInsBefore < signIns) return Promise.resolve(true);
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

/** Tells every tab who is signed in. Pages call it when they know their user, and after a new sign-in. */
export function announceSignIn(userName: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ signedIn: userName });
  channel.close();
}

/**
 * Opens the gate when any tab has signed in as `userName`. When another user has signed in, waiting requests are not
 * sent, because they contain the first user's input, and `onOtherUser` is called.
 */
export function listenForSignIn(
  userName: string,
  { onSameUser, onOtherUser }: { onSameUser: () => void; onOtherUser: () => void },
): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const signedIn = signedInUser(event.data);
    if (signedIn === null) return;
    isOtherUserSignedIn = signedIn !== userName;
    if (isOtherUserSignedIn) {
      onOtherUser();
      return;
    }
    signIns++;
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
