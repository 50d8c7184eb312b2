import * as z from "zod";

/** A boolean in a query. */
export const queryFlag = z.enum(["true", "false"], { message: "expected true or false" });
