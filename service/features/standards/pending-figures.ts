import { WorkSignal } from "../../platform/jobs/queue-work";

/** Tells that a change of standards has left figures of companies pending. */
export const pendingFigures = new WorkSignal();
