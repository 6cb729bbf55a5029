import type {
  AccountPlaced,
  HeadcountsEntered,
  ImportFinished,
  PlacementUndone,
  VatMultiplierSet,
} from '@keelson/domain/ledger';
import type { Reactor } from '../runtime/reactor';
import { PUBLISH_FIGURES_QUEUE } from './publish-figures.job';

type FiguresMoved = ImportFinished | AccountPlaced | PlacementUndone | HeadcountsEntered | VatMultiplierSet;

/** Whatever moves figures asks for them to be published. */
export const figuresReactor: Reactor<FiguresMoved> = {
  name: 'figures',
  handles: [
    'ledger.import-finished.v1',
    'ledger.account-placed.v1',
    'ledger.placement-undone.v1',
    'ledger.headcounts-entered.v1',
    'ledger.vat-multiplier-set.v1',
  ],
  startsAt: 'beginning',
  react: ({ eventId, metadata }) => [
    {
      queue: PUBLISH_FIGURES_QUEUE,
      data: { accountId: metadata.subjectId, eventId, correlationId: metadata.correlationId },
    },
  ],
};
