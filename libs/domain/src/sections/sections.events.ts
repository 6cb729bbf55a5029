import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** The sections of My Financials that stay covered until their how-to video was watched (finance §2). */
export const COVERED_SECTIONS = ['myMoney', 'balanceSheet', 'kpis'] as const;
export type CoveredSection = (typeof COVERED_SECTIONS)[number];

/** The owner watched the video of a section to its end, or read what it shows. Once for each section. */
export type SectionVideoWatched = DomainEvent<'sections.video-watched.v1', { readonly section: CoveredSection }>;

export type SectionEvent = SectionVideoWatched;

export const sectionEventDefinitions: EventDefinitions<SectionEvent> = {
  'sections.video-watched.v1': { personal: {} },
};

export const sectionsStream = (accountId: string): string => `sections-${accountId}`;
