import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { apiConfiguration, ConfigurationError } from '@keelson/configuration';
import { Breakers } from '@keelson/integrations';
import { beat } from '@keelson/read-models/operations';
import { AppModule } from './app.module';
import { DefaultPartner } from './partners/default-partner';
import { leave } from './platform/lifecycle/leave';
import { endProcess } from './platform/lifecycle/process-ends';
import { startApi } from './platform/start-api';

async function main(): Promise<void> {
  const configuration = apiConfiguration(process.env);
  const api = await startApi({ configuration, modules: [AppModule] });
  await api.app.get(DefaultPartner, { strict: false }).open();
  const { pid } = process;
  const breakers = api.app.get(Breakers, { strict: false });
  const beating = {
    id: `${hostname()}:${pid}:${randomUUID()}`,
    kind: 'api',
    host: hostname(),
    pid,
    subscriptions: [],
    providers: () => breakers.standings(),
  } as const;
  const stopBeating = beat(api.services.databases.app, beating, (error) =>
    api.log.warn({ err: error }, 'no sign of life given'),
  );
  const end = async (): Promise<boolean> => {
    const [inTime] = await Promise.all([leave(api), stopBeating()]);
    return inTime;
  };
  endProcess({ process, log: api.log, leave: end });
  await api.server.listen({ host: configuration.host, port: configuration.port });
  api.log.info({ host: configuration.host, port: configuration.port }, 'listening');
}

main().catch((error: unknown) => {
  const reason = error instanceof ConfigurationError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`The API could not start.\n${String(reason)}\n`);
  process.exit(1);
});
