import { accepted } from '@keelson/kernel';
import { COVERED_SECTIONS, type CoveredSection } from '@keelson/vocabulary';
import type { Decider, Rejection } from '../decider';
import type { SectionEvent } from './sections.events';

export interface WatchSectionVideo {
  readonly name: 'WatchSectionVideo';
  readonly section: CoveredSection;
}

export interface SectionsState {
  readonly watched: readonly CoveredSection[];
}

/** What was watched once stays watched: there is no way back, and nothing is told twice. */
export const sectionsDecider: Decider<WatchSectionVideo, SectionsState, SectionEvent, Rejection<never>> = {
  initialState: { watched: [] },
  decide: ({ section }, { watched }) =>
    accepted(watched.includes(section) ? [] : [{ type: 'sections.video-watched.v1', data: { section } }]),
  evolve: ({ watched }, { data: { section } }) => ({
    watched: watched.includes(section) ? watched : [...watched, section],
  }),
};

/** The sections that are still covered, in the order of the page. */
export const coveredSections = ({ watched }: SectionsState): CoveredSection[] =>
  COVERED_SECTIONS.filter((section) => !watched.includes(section));
