import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { SectionVideoWatched } from '@keelson/domain/my-financials';
import { type WatchedSectionsRow, watchedSectionsTable } from '@keelson/read-models/my-financials';
import type { Projection } from '../runtime/projection';

/** One row a customer, from the first video on: the sections of My Financials that are open. */
export const watchedSectionsProjection: Projection<SectionVideoWatched | PersonalDataErased, WatchedSectionsRow> = {
  name: 'watched-sections',
  version: 1,
  table: watchedSectionsTable,
  handles: ['sections.video-watched.v1', 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type === 'deletion.personal-data-erased.v1') return null;
    const sections = [...new Set([...(row?.sections ?? []), event.data.section])];
    return { account_id: event.metadata.subjectId, sections };
  },
};
