import { ConfigurationError, operatorConfiguration } from '@keelson/configuration';
import { registry } from '../../registry';
import { failureText } from '../../runtime/failure';
import { projectorsLog } from '../../runtime/log';
import { commandOf, USAGE } from './commands';
import { withOperatorContext } from './operator-context';

async function main(words: readonly string[]): Promise<number> {
  const command = commandOf(words);
  if (!command) {
    console.error(USAGE);
    return 2;
  }
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (stopping = true));
  const surroundings = {
    registry,
    log: projectorsLog('error'),
    say: (line: string) => console.log(line),
    stopping: () => stopping,
  };
  return withOperatorContext(operatorConfiguration(process.env), surroundings, command);
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof ConfigurationError ? error.message : failureText(error));
    process.exitCode = 1;
  },
);
