import type { EventHeadings, EventStore } from '@keelson/event-store';
import { PARTNER_RELATIONS } from '@keelson/read-models';
import { Outage } from '../wire/outage';
import { type PostgresCheckpoints, takesUp } from './postgres-checkpoints';

/** Beyond, a projection that is behind is waited for without looking what it is behind with. */
const LOOKED_THROUGH = 200;

/** Which partner each customer has now is not known: nothing is read that depends on it. */
export class PartnerRelationsBehind extends Outage {
  override readonly name = 'PartnerRelationsBehind';

  constructor() {
    super('the partner relations lag behind the log');
  }
}

/** How far the relations of partners and customers have to be projected, so that they are what they are now. */
export class PartnerRelations {
  constructor(
    private readonly store: Pick<EventStore, 'head'>,
    private readonly headings: Pick<EventHeadings, 'between'>,
    private readonly checkpoints: Pick<PostgresCheckpoints, 'standing'>,
  ) {}

  /**
   * The head of the log; where the projection is behind with nothing that it takes up, where it stands. Otherwise
   * partners would wait for it whenever anything happens to anybody.
   */
  async neededPosition(): Promise<number> {
    const head = await this.store.head();
    const standing = await this.checkpoints.standing(PARTNER_RELATIONS);
    if (!standing || standing.position >= head) return head;
    const ahead = await this.headings.between(standing.position, head, LOOKED_THROUGH + 1);
    if (ahead.length > LOOKED_THROUGH) return head;
    return ahead.findLast(({ type }) => takesUp(standing, type))?.position ?? standing.position;
  }
}
