import { missing } from '../wire/refusal';
import type { Change } from './change';
import type { Journal } from './journal';
import { capacityOf, type Kind, type Tables } from './tables';

type Stored = { readonly [K in Kind]?: Map<string, Tables[K]> };

/** The sandbox's memory. Changes show at once and are durable when `keep` resolves. */
export class State {
  private readonly tables = new Map<Kind, Map<string, Tables[Kind]>>();
  private changes: Change[] = [];

  private constructor(private readonly journal: Journal) {}

  static async open(journal: Journal): Promise<State> {
    const state = new State(journal);
    await journal.replay((change) => state.apply(change));
    await journal.compact(state.everything());
    return state;
  }

  get<K extends Kind>(kind: K, id: string): Tables[K] | undefined {
    return this.table(kind).get(id);
  }

  /** @throws Refusal 404 as the provider words it. */
  need<K extends Kind>(kind: K, id: string, param?: string): Tables[K] {
    const found = this.get(kind, id);
    if (found === undefined) throw missing(kind, id, param);
    return found;
  }

  /** Oldest first. */
  all<K extends Kind>(kind: K): readonly Tables[K][] {
    return [...this.table(kind).values()];
  }

  put<K extends Kind>(kind: K, object: Tables[K]): Tables[K] {
    this.record({ kind, id: object.id, object });
    const table = this.table(kind);
    for (const id of table.keys()) {
      if (table.size <= capacityOf(kind)) break;
      this.remove(kind, id);
    }
    return object;
  }

  remove(kind: Kind, id: string): void {
    this.record({ kind, id, object: null });
  }

  /** Resolves once every change so far is durable. */
  async keep(): Promise<void> {
    const changes = this.changes;
    this.changes = [];
    await this.journal.append(changes);
    if (this.journal.isLong()) await this.journal.compact(this.everything());
  }

  close(): Promise<void> {
    return this.journal.close();
  }

  private record(change: Change): void {
    this.apply(change);
    this.changes.push(change);
  }

  private apply({ kind, id, object }: Change): void {
    const table: Map<string, Tables[Kind]> = this.table(kind);
    if (object === null) table.delete(id);
    else table.set(id, object);
  }

  private table<K extends Kind>(kind: K): Map<string, Tables[K]> {
    const table = this.tables.get(kind) ?? new Map<string, Tables[Kind]>();
    this.tables.set(kind, table);
    return table as unknown as NonNullable<Stored[K]>;
  }

  private *everything(): Generator<Change> {
    for (const [kind, table] of this.tables) for (const [id, object] of table) yield { kind, id, object };
  }
}
