// Loaded into every process the supervisor starts. Their standard input is a pipe that the supervisor holds: it closes
// when the supervisor ends, even by SIGKILL, and the process then stops too.
const PATIENCE = 12_000;

process.stdin.on('end', endWithSupervisor).on('error', endWithSupervisor).resume();
process.stdin.unref();

function endWithSupervisor() {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE).unref();
  process.kill(process.pid, 'SIGTERM');
}
