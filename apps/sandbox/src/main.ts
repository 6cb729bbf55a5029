import { startSandbox } from './sandbox';
import { sandboxSettings } from './settings';

async function main(): Promise<void> {
  const sandbox = await startSandbox(sandboxSettings(process.env));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
  const { smtpPort, httpPort, stripePort } = sandbox;
  process.stdout.write(`${JSON.stringify({ ready: true, smtpPort, httpPort, stripePort })}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
