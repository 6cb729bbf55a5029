import type { WatchedSectionsRow } from '@keelson/read-models/my-financials';
import type { CoveredSection } from '@keelson/vocabulary';
import { watchedSectionsProjection as projection } from './watched-sections.projection';

const metadata = { subjectId: 'acc_1' };
const watched = (section: CoveredSection) =>
  ({ type: 'sections.video-watched.v1', data: { section }, metadata }) as never;
const fold = (events: readonly never[], row?: WatchedSectionsRow) =>
  events.reduce<WatchedSectionsRow | undefined>((before, event) => projection.evolve(before, event) ?? undefined, row);

describe('the watched sections', () => {
  it('grow by each section once, also when the events come again', () => {
    const events = [watched('kpis'), watched('myMoney')];
    const row = fold(events);
    expect(row).toEqual({ account_id: 'acc_1', sections: ['kpis', 'myMoney'] });
    expect(fold(events, row)).toEqual(row);
  });

  it('go with the account', () => {
    const erased = { type: 'deletion.personal-data-erased.v1', data: {}, metadata } as never;
    expect(fold([watched('kpis'), erased])).toBeUndefined();
  });
});
