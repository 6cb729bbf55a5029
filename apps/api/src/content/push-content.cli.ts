import { contentPushConfiguration } from '@keelson/configuration';
import { pushContent, shippedContent } from '@keelson/integrations/cms';
import { SHIPPED_FOLDER } from './content-source.provider';

/** What its operator can mend is said in one line, a fault with its stack. */
const PLAIN = new Set(['ConfigurationError', 'PushRefused']);

async function main(): Promise<void> {
  const pushed = await pushContent({ ...contentPushConfiguration(process.env), from: shippedContent(SHIPPED_FOLDER) });
  for (const { name, outcome } of pushed) console.log(`${outcome.padEnd(7)}  ${name}`);
  const kept = pushed.filter(({ outcome }) => outcome === 'kept').length;
  if (kept > 0) console.log(`\n${kept} had entries already and stay as they are.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error && PLAIN.has(error.name) ? error.message : error);
  process.exitCode = 1;
});
