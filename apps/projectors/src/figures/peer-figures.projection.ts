import { comparableFigures } from '@keelson/calculators';
import type { CompanyChanged, CompanySignedUp, CustomerRegistered, ProfileChanged } from '@keelson/domain/accounts';
import type { DeletionCancelled, DeletionRequested, PersonalDataErased } from '@keelson/domain/deletion';
import type { FiguresPublished } from '@keelson/domain/figures';
import { type PeerFiguresRow, peerFiguresTable } from '@keelson/read-models/figures';
import type { Projection } from '../runtime/projection';

type PeerEvent =
  | CustomerRegistered
  | CompanySignedUp
  | ProfileChanged
  | CompanyChanged
  | DeletionRequested
  | DeletionCancelled
  | FiguresPublished
  | PersonalDataErased;

/** One row a customer: the figures that others of the sector are compared with. */
export const peerFiguresProjection: Projection<PeerEvent, PeerFiguresRow> = {
  name: 'peer-figures',
  version: 3,
  table: peerFiguresTable,
  handles: [
    'accounts.customer-registered.v1',
    'accounts.company-signed-up.v1',
    'accounts.profile-changed.v1',
    'accounts.company-changed.v1',
    'deletion.requested.v1',
    'deletion.cancelled.v1',
    'figures.published.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    switch (event.type) {
      case 'accounts.customer-registered.v1':
      case 'accounts.company-signed-up.v1':
        return { ...NO_FIGURES, account_id: event.metadata.subjectId, sector: event.data.sector };
      case 'accounts.profile-changed.v1':
      case 'accounts.company-changed.v1':
        return row ? { ...row, sector: event.data.sector } : null;
      case 'deletion.requested.v1':
        return row ? { ...row, under_deletion: true } : null;
      case 'deletion.cancelled.v1':
        return row ? { ...row, under_deletion: false } : null;
      case 'figures.published.v1':
        return row
          ? {
              ...row,
              as_at: `${event.data.asAt}-01`,
              figures: comparableFigures(event.data.figures, event.data.formulaVersion),
            }
          : null;
      case 'deletion.personal-data-erased.v1':
        return null;
    }
  },
};

const NO_FIGURES = { as_at: null, figures: null, under_deletion: false } as const;
