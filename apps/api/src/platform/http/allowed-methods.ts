import type { FastifyInstance } from 'fastify';

interface Pattern {
  readonly segments: readonly string[];
  readonly methods: Set<string>;
}

/** The methods that the addresses of a server take, `OPTIONS` included. */
export class AllowedMethods {
  private readonly addresses = new Map<string, Pattern>();
  private readonly everywhere = new Set(['OPTIONS']);

  /** Learns the routes that are added from now on. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url }) => {
      const known = this.addresses.get(url) ?? { segments: url.split('/'), methods: new Set(['OPTIONS']) };
      this.addresses.set(url, known);
      for (const each of [method].flat()) {
        known.methods.add(each);
        this.everywhere.add(each);
      }
    });
  }

  /** Of every address together. */
  get all(): string {
    return listed(this.everywhere);
  }

  /** @returns the methods as `Allow` lists them, or `undefined` where there is no route at all. */
  at(path: string): string | undefined {
    const segments = path.split('/');
    const found = [...this.addresses.values()].filter((pattern) => matches(pattern.segments, segments));
    if (found.length === 0) return undefined;
    return listed(new Set(found.flatMap(({ methods }) => [...methods])));
  }
}

const listed = (methods: ReadonlySet<string>): string => [...methods].sort().join(', ');

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((segment, index) => segment === path[index] || (segment.startsWith(':') && path[index] !== ''));
