import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Builds whatever changed since the last build. */
export function buildProduct(checkout, signal) {
  return new Promise((done, failed) => {
    const child = spawn(
      process.execPath,
      [join(checkout, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build'],
      {
        cwd: checkout,
        signal,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' },
      },
    );
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('error', failed);
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(`The build failed.\n${said}`))));
  });
}
