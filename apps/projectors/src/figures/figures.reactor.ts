import type {
  AccountPlaced,
  HeadcountsEntered,
  ImportFinished,
  MonthRecorded,
  PlacementUndone,
  VatMultiplierSet,
} from '@keelson/domain/ledger';
import type { Reactor } from '../runtime/reactor';
import { PUBLISH_FIGURES_QUEUE } from './publish-figures.job';

type FiguresMoved =
  ImportFinished | MonthRecorded | AccountPlaced | PlacementUndone | HeadcountsEntered | VatMultiplierSet;

/** Whatever moves figures asks for them to be published: an import that ended, months that were typed, a decision. */
export const figuresReactor: Reactor<FiguresMoved> = {
  name: 'figures',
  handles: [
    'ledger.import-finished.v1',
    'ledger.month-recorded.v1',
    'ledger.account-placed.v1',
    'ledger.placement-undone.v1',
    'ledger.headcounts-entered.v1',
    'ledger.vat-multiplier-set.v1',
  ],
  startsAt: 'beginning',
  react: ({ type, eventId, metadata: { actor, commandId, subjectId, correlationId } }) => {
    const months = type === 'ledger.month-recorded.v1';
    // An import tells when all its months are there.
    if (months && actor.kind === 'system') return [];
    return [
      {
        queue: PUBLISH_FIGURES_QUEUE,
        // Months that were typed and saved together move the figures once.
        ...(months && { key: commandId }),
        data: { accountId: subjectId, eventId, correlationId },
      },
    ];
  },
};
