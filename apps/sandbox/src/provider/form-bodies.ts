import type { FastifyInstance } from 'fastify';

/** Reads forms as `{ name: value }`; of a name that comes twice the values joined by a comma. */
export function formBodies(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_request, body, done) => {
      const form: Record<string, string> = {};
      for (const [name, value] of new URLSearchParams(String(body)))
        form[name] = form[name] === undefined ? value : `${form[name]},${value}`;
      done(null, form);
    },
  );
}
