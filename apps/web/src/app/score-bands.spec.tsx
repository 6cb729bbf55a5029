import { cardBand, resultsBand } from '@keelson/calculators/learning';
import { Decimal } from '@keelson/kernel';
import type { ScoreBand } from '@keelson/vocabulary';
import { screen, within } from '@testing-library/react';
import * as paths from '../client/paths';
import { serveDashboard } from '../features/dashboard/testing/acme-dashboard';
import type { QuestionnaireScores } from '../learning/questionnaires.api';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';

const api = serveApi();
const CHALLENGE = 'This is where the next improvement is.';
const EXCELLENT = 'Excellent.';
const WORDS: Readonly<Record<ScoreBand, string>> = {
  red: 'needs work first',
  amber: 'on the way',
  green: 'in good order',
};

/** What the API answers: it takes its bands from the same calculator. */
const scoredWith = (percentages: readonly number[], module_id: string, overall: number): QuestionnaireScores => {
  const bands = (percentage: number) => ({
    scoring_percentage: percentage,
    band: resultsBand(new Decimal(percentage)),
  });
  return {
    overall_score_percentage: overall,
    band: bands(overall).band,
    allModulesList: percentages.slice(0, 1).map((percentage) => ({
      ...{ module_id, module_name: 'Finance', module_number: 2, ...bands(percentage) },
      cardBand: cardBand(new Decimal(percentage)),
      chapters: percentages.map((each, index) => ({
        ...{ chapter_code: `C${index + 1}`, chapter_name: `Chapter ${index + 1}`, chapter_number: index + 1 },
        ...{ ...bands(each), score: each, highest: 100, weightage: 20 },
        ...{ submittedAt: '2026-11-01T09:00:00.000Z', contentVersion: 'v1' },
      })),
    })),
  };
};

const opened = (path: string, scores: QuestionnaireScores) => {
  serveDashboard(api);
  const attributes = { heading: 'Scored', challengeText: CHALLENGE, excellentText: EXCELLENT };
  api.on('GET', '/content/questionnaire-score', { data: [{ id: 1, attributes }] });
  api.on('GET', '/learning/modules', { data: { modules: [] } });
  api.on('GET', '/accounts/acc_1/questionnaire-scores', { data: scores });
  return renderApp(path);
};

describe('the bands of a score', () => {
  it('[QST-06] end at 40 and 80 on the results, with the challenge below and Excellent above, overall too, and a point lower on the card of the dashboard', async () => {
    const results = [40, 40.01, 80, 80.01];
    const said: readonly (readonly [ScoreBand, string | null])[] = [
      ['red', CHALLENGE],
      ['amber', null],
      ['amber', null],
      ['green', EXCELLENT],
    ];
    for (const [index, overall] of results.entries()) {
      const { unmount } = opened(paths.moduleScores('M2_Finance'), scoredWith(results, 'M2_Finance', overall));
      const ring = await screen.findByRole('img', { name: /^All business areas/ });
      expect(ring).toHaveAccessibleName(
        `All business areas: ${overall.toFixed(1)}%, ${WORDS[said[index]?.[0] ?? 'red']}`,
      );
      for (const [chapter, [band, message]] of said.entries()) {
        const card = screen.getByRole('img', { name: new RegExp(`^Chapter ${chapter + 1}: .*, ${WORDS[band]}$`) });
        const shown = within(card.closest('li') as HTMLLIElement);
        for (const each of [CHALLENGE, EXCELLENT])
          expect(shown.queryAllByText(each)).toHaveLength(each === message ? 1 : 0);
      }
      unmount();
    }

    for (const [percentage, words] of [
      [39.4, '39%, needs work first'],
      [39.5, '40%, on the way'],
      [79.4, '79%, on the way'],
      [79.5, '80%, in good order'],
    ] as const) {
      const { unmount } = opened('/dashboard/newDashboard', scoredWith([percentage], 'M2_Finance', percentage));
      const areas = within(await screen.findByRole('list', { name: 'Business areas' }));
      expect(await areas.findByText(words)).toBeVisible();
      unmount();
    }
  });
});
