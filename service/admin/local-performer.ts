import type { OpenDatabase } from "../platform/db/database";
import { databaseNow } from "../platform/db/database-clock";
import type { ServiceEnv } from "../env";
import type { Command, Job } from "./command";
import { Download, openUpload, type Performer } from "./performer";

export interface Output {
  out: (line: string) => void;
  say: (line: string) => void;
}

/** Runs commands in this process on the given database; `close` closes the database. */
export function localPerformer(
  database: OpenDatabase,
  env: ServiceEnv,
  commands: ReadonlyMap<string, Command>,
  output: Output,
): Performer {
  return {
    async perform(name, job: Job) {
      const content = openUpload(job);
      const download = await Download.open(job);
      try {
        await commands.get(name)!.run(
          {
            db: database.db,
            env,
            now: databaseNow(),
            isServing: false,
            ...output,
            content,
            write: async (bytes) => download?.write(bytes),
          },
          job.input,
        );
        await download?.keep();
      } catch (error) {
        await download?.discard();
        throw error;
      }
    },
    close: () => database.close(),
  };
}
