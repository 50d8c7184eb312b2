// Loaded into both programs by `node --import`: they end in order when the start script is killed outright.
if (process.channel) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
