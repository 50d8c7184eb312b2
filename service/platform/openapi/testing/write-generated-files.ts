import { writeFile } from "node:fs/promises";
import { generatedFiles } from "./generated-files";

// npm run openapi
for (const [path, content] of Object.entries(await generatedFiles())) {
  await writeFile(new URL(`../../../../${path}`, import.meta.url), content);
}
