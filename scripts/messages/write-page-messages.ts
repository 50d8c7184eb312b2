import { writeFileSync } from "node:fs";
import { PAGE_MESSAGES_FILE, pageMessagesModule } from "./page-messages";

// npm run messages
writeFileSync(PAGE_MESSAGES_FILE, pageMessagesModule());
