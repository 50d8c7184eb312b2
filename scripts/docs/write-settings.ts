import { writeFileSync } from "node:fs";
import { README, readmeWithSettings } from "./settings-table";

// npm run docs:settings
writeFileSync(README, readmeWithSettings());
