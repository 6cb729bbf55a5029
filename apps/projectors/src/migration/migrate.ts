import { ConfigurationError, operatorConfiguration } from '@keelson/configuration';
import { registry } from '../registry';
import { failureText } from '../runtime/failure';
import { migrateDatabases } from './migrate-databases';

async function main(): Promise<void> {
  const { database, eventStore } = operatorConfiguration(process.env);
  const ran = await migrateDatabases(database, registry, eventStore);
  console.log(ran.length === 0 ? 'Both databases are up to date.' : `Migrated: ${ran.join(', ')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : `The migration failed: ${failureText(error)}`);
  process.exitCode = 1;
});
