// Loaded into every process the supervisor starts. Their standard input is a pipe that the supervisor holds: it closes
// when the supervisor ends, even by SIGKILL, and the process then stops too. Processes that those start in turn may load
// this as well; one whose standard input is no pipe is left alone.
import { fstatSync } from 'node:fs';

const PATIENCE = 12_000;

if (isPipe()) {
  process.stdin.on('end', endWithSupervisor).on('error', endWithSupervisor).resume();
  process.stdin.unref();
}

function isPipe() {
  try {
    const input = fstatSync(0);
    return input.isSocket() || input.isFIFO();
  } catch {
    return false;
  }
}

function endWithSupervisor() {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE).unref();
  process.kill(process.pid, 'SIGTERM');
}
