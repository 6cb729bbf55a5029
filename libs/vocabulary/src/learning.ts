/** The module of the questions about the company: no business area of its own (QST-10). */
export const GENERIC_MODULE = 'M1_Generic';

/** Where the journey through the business areas begins (learning and back office §3). */
export const FIRST_MODULE = 'M2_Finance';

/** Where it goes on once the first is learned (learning and back office §4.4). */
export const SECOND_MODULE = 'M3_Marketing_and_Branding';

/** So much of a video's seconds was played where it counts as watched: who only moves to its end has not watched it. */
export const WATCHED_SHARE = 0.9;

/** The places at which the slider of a questionnaire can stand (finance §2); the first is where it stands untouched. */
export const SLIDER_MARKS = [1, 3, 7, 10] as const;
export type SliderMark = (typeof SLIDER_MARKS)[number];

export const SLIDER_LABELS: Readonly<Record<SliderMark, string>> = {
  1: 'Strongly Disagree',
  3: 'Disagree',
  7: 'Agree',
  10: 'Strongly Agree',
};

/** The best that a slider can say. */
export const HIGHEST_MARK = 10;

/** How a score looks: on the page of results, and on the cards of the dashboard (decision 4.5). */
export const SCORE_BANDS = ['red', 'amber', 'green'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];
