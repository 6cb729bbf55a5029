import { COVERED_SECTIONS, type CoveredSection } from '@keelson/vocabulary';
import fc from 'fast-check';
import { coveredSections, sectionsDecider } from './sections.decider';
import type { SectionEvent } from './sections.events';

const watch = (section: CoveredSection, state = sectionsDecider.initialState): readonly SectionEvent[] => {
  const decision = sectionsDecider.decide({ name: 'WatchSectionVideo', section }, state);
  if (!decision.ok) throw new Error('nothing refuses a video');
  return decision.value;
};

describe('the covered sections', () => {
  it('are uncovered one by one, each told once', () => {
    const [first] = watch('kpis');
    expect(first).toEqual({ type: 'sections.video-watched.v1', data: { section: 'kpis' } });
    const state = sectionsDecider.evolve(sectionsDecider.initialState, first as SectionEvent);
    expect(coveredSections(state)).toEqual(['myMoney', 'balanceSheet']);
    expect(watch('kpis', state)).toEqual([]);
  });

  it('never come back, whatever is watched in whatever order and however often', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...COVERED_SECTIONS), { maxLength: 12 }), (sections) => {
        let state = sectionsDecider.initialState;
        const told: SectionEvent[] = [];
        for (const section of sections) {
          const before = coveredSections(state);
          const news = watch(section, state);
          state = news.reduce(sectionsDecider.evolve, state);
          told.push(...news);
          expect(coveredSections(state)).toEqual(before.filter((each) => each !== section));
        }
        expect(told.map(({ data }) => data.section)).toEqual([...new Set(sections)]);
        // An event that comes twice changes nothing.
        expect([...told, ...told].reduce(sectionsDecider.evolve, sectionsDecider.initialState)).toEqual(state);
      }),
    );
  });
});
