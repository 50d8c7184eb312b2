// Loaded into both programs by `node --import`: when the start script is killed outright, which closes their channel to
// it, they stop as on SIGTERM instead of running on without it.
if (process.channel) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
