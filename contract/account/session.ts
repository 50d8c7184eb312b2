import * as z from "zod";
import { timestamp } from "../dates";

/** A sign-in of a user that still goes on, at one program and device. */
export const sessionSchema = z.object({
  id: z.string(),
  /** The program, such as the dashboard. */
  client: z.string(),
  /** User-Agent of the browser in which it was begun; empty where it sent none. */
  device: z.string(),
  created: timestamp,
  /** Time of its latest access token, so accurate to about ten minutes. */
  lastUsed: timestamp,
  /** True for the session of the request itself. */
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof sessionSchema>;
export const sessionListSchema = z.array(sessionSchema);
