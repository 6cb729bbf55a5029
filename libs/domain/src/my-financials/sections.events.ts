import type { CoveredSection } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** The owner watched the video of a section to its end, or read what it shows. Once for each section. */
export type SectionVideoWatched = DomainEvent<'sections.video-watched.v1', { readonly section: CoveredSection }>;

export type SectionEvent = SectionVideoWatched;

export const sectionEventDefinitions: EventDefinitions<SectionEvent> = {
  'sections.video-watched.v1': { personal: {} },
};

export const sectionsStream = (accountId: string): string => `sections-${accountId}`;
