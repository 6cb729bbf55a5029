import type { LiveTopic } from '@keelson/contracts/live';
import type { EventHeading, EventHeadings } from '@keelson/event-store';
import { type PostgresCheckpoints, type Standing, takesUp } from '../platform/execution/postgres-checkpoints';
import { TOPICS } from './audience';

/** An event whose effects can be read now, and in what. */
export interface Told {
  readonly heading: EventHeading;
  readonly topics: readonly LiveTopic[];
}

export interface FeedParts {
  readonly checkpoints: Pick<PostgresCheckpoints, 'standings'>;
  readonly headings: Pick<EventHeadings, 'between'>;
  /** Hears of every event once for each projection that takes it up, only after that projection has. */
  readonly onTold: (told: readonly Told[]) => void;
}

const AT_ONCE = 1_000;

/** Follows the checkpoints of the projections behind the topics, and tells which events they have taken up since. */
export class LiveFeed {
  /** Up to where each projection's events were told. */
  private told = new Map<string, Standing>();

  constructor(private readonly parts: FeedParts) {}

  /** From here on. What was projected before is not told. */
  async begin(): Promise<void> {
    this.told = await this.standings();
  }

  /** Tells what was projected since the last time. */
  async follow(): Promise<void> {
    const reached = await this.standings();
    for (const [{ from, to }, projections] of this.advances(reached)) {
      let after = from;
      while (after < to) {
        const headings = await this.parts.headings.between(after, to, AT_ONCE);
        const last = headings.at(-1)?.position ?? to;
        for (const { projection, handles } of projections) {
          this.told.set(projection, { projection, position: last, handles });
        }
        const told = headings.map((heading) => ({ heading, topics: topicsOf(heading, projections) }));
        this.parts.onTold(told.filter(({ topics }) => topics.length > 0));
        after = last;
      }
      for (const standing of projections) this.told.set(standing.projection, standing);
    }
  }

  /** Everything up to here was told, whichever projection takes it up. */
  get complete(): number {
    const positions = [...TOPICS.values()].flatMap(({ projections }) =>
      projections.map((each) => this.positionOf(each)),
    );
    return Math.min(...positions);
  }

  /** The topics in which an event can be read already. */
  readable(heading: EventHeading): readonly LiveTopic[] {
    const passed = [...this.told.values()].filter(({ position }) => position >= heading.position);
    return topicsOf(heading, passed);
  }

  /** The topics in which an event cannot be read yet, although it will change them. */
  awaited(heading: EventHeading): readonly LiveTopic[] {
    const behind = [...this.told.values()].filter(({ position }) => position < heading.position);
    return topicsOf(heading, behind);
  }

  private positionOf(projection: string): number {
    return this.told.get(projection)?.position ?? 0;
  }

  private async standings(): Promise<Map<string, Standing>> {
    const known = await this.parts.checkpoints.standings();
    const behindTopics = new Set([...TOPICS.values()].flatMap(({ projections }) => projections));
    return new Map(
      known.filter(({ projection }) => behindTopics.has(projection)).map((each) => [each.projection, each]),
    );
  }

  /** Projections that moved alike share one look at the log. */
  private advances(reached: ReadonlyMap<string, Standing>): Map<{ from: number; to: number }, Standing[]> {
    const groups = new Map<string, [{ from: number; to: number }, Standing[]]>();
    for (const standing of reached.values()) {
      const from = this.positionOf(standing.projection);
      const to = standing.position;
      if (to <= from) {
        this.told.set(standing.projection, standing);
        continue;
      }
      const group = groups.get(`${from} ${to}`) ?? [{ from, to }, []];
      group[1].push(standing);
      groups.set(`${from} ${to}`, group);
    }
    return new Map(groups.values());
  }
}

function topicsOf({ type }: EventHeading, projections: readonly Standing[]): readonly LiveTopic[] {
  const concerned = new Set(projections.filter((each) => takesUp(each, type)).map(({ projection }) => projection));
  if (concerned.size === 0) return [];
  return [...TOPICS].filter(([, rule]) => rule.projections.some((each) => concerned.has(each))).map(([topic]) => topic);
}
