import { apiConfiguration, ConfigurationError } from '@keelson/configuration';
import { AppModule } from './app.module';
import { leave } from './platform/lifecycle/leave';
import { endProcess } from './platform/lifecycle/process-ends';
import { startApi } from './platform/start-api';

async function main(): Promise<void> {
  const configuration = apiConfiguration(process.env);
  const api = await startApi({ configuration, modules: [AppModule] });
  endProcess({ process, log: api.log, leave: () => leave(api) });
  await api.server.listen({ host: configuration.host, port: configuration.port });
  api.log.info({ host: configuration.host, port: configuration.port }, 'listening');
}

main().catch((error: unknown) => {
  const reason = error instanceof ConfigurationError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`The API could not start.\n${String(reason)}\n`);
  process.exit(1);
});
