import { writeFileSync } from "node:fs";
import { PAGE_MESSAGES, pageMessagesModule } from "./page-messages";

// npm run messages
writeFileSync(PAGE_MESSAGES, pageMessagesModule());
