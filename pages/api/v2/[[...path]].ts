import type { PageConfig } from "next";
import { handle } from "@/lib/bff/node-handler";

// In production the BFF answers ahead of Next (lib/bff/front.ts); this is where `next dev` finds it. An API route and no
// route handler: it gets Node's own request and answer, so bodies and their encoding pass as they are (ADR 0043).
export const config: PageConfig = { api: { bodyParser: false, responseLimit: false, externalResolver: true } };

export default handle;
