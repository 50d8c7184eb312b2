import { WorkSignal } from "../../platform/jobs/queue-work";

/** Sent when a change of standards has left the figures of companies pending. */
export const pendingFiguresSignal = new WorkSignal();
