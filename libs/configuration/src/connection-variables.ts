import { connectionCount } from './text-formats';
import { variable } from './variable';

/** How many connections a process may hold. Two of each and a command fit into a server as PostgreSQL ships it. */
export const connectionVariables = {
  KEELSON_API_DB_CONNECTIONS: variable({
    about: 'How many connections one API opens at most, to the main and the key database together.',
    secret: false,
    example: '48',
    fallback: '24',
    schema: connectionCount,
  }),
  KEELSON_PROJECTORS_DB_CONNECTIONS: variable({
    about: 'How many connections one process of the projectors opens at most, to both databases together.',
    secret: false,
    example: '38',
    fallback: '19',
    schema: connectionCount,
  }),
} as const;
