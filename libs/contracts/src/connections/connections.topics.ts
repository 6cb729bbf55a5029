import { defineTopics } from '../wire/topics';
import { connectionsPaths as paths } from './connections.paths';

export const connectionsTopics = defineTopics({
  connections: { projections: ['connections', 'ledgers'], readBy: paths.list.id },
});
