import { WorkSignal } from "../../platform/jobs/queue-work";

/** Sent when there is a mail to send. */
export const mailSignal = new WorkSignal();
