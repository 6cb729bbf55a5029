import { startSandbox } from './sandbox';
import { sandboxSettings } from './settings';

async function main(): Promise<void> {
  const sandbox = await startSandbox(sandboxSettings(process.env));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
  process.stdout.write(`${JSON.stringify({ ready: true, ...sandbox })}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
