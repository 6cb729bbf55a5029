import { type DatabaseTemplate, type FreshDatabase, preparedDatabase } from '@keelson/test-database';
import { registry } from '../../registry';
import { enter, schemas } from './migrated-database';

export const product: DatabaseTemplate = {
  name: 'schemas, queues and reactors of the workers',
  from: schemas,
  prepare: (database) => enter(database, registry),
};

/** A pair of databases with the queues and reactors of the product, which are many: they are part of the template. */
export const productDatabase = (): Promise<FreshDatabase> => preparedDatabase(product);
