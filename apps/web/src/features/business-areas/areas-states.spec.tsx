import { screen } from '@testing-library/react';
import * as paths from '../../client/paths';
import { serveEventSources } from '../../testing/event-sources';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, progressWith } from '../../testing/signed-in';

const api = serveApi();
serveEventSources();

const opened = (path: string) => {
  haveSession(api, { ...customer, isPremium: 'true', standing: 'premium' });
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/learning/modules', { data: { modules: [] } });
  api.on('GET', '/accounts/acc_1/questionnaire-scores', {
    data: { overall_score_percentage: null, band: null, allModulesList: [] },
  });
  api.on('GET', '/accounts/acc_1/chapter-completion', {
    data: { chapter_completion: [], businessAreaCompletionMap: {} },
  });
  return renderApp(path);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the pages of the business areas', () => {
  it('say so where there is no area yet', async () => {
    opened(paths.businessAreas);
    expect(await screen.findByText('There are no business areas yet')).toBeVisible();
    expect(await heading('Business Areas')).toBeVisible();
  });

  it.each([
    ['area', paths.businessModule('M9'), 'There is no such business area any more'],
    ['chapter', paths.businessChapter('M9_C1'), 'There is no such chapter any more'],
    ['sub-chapter', paths.businessSubChapter('M9_C1_S1'), 'There is no such chapter any more'],
  ])('have a heading and a way on where the content has no such %s', async (_, path, text) => {
    opened(path);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await heading('Business Areas')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All business areas' })).toHaveAttribute('href', paths.businessAreas);
  });

  it('have a heading and another try where the areas do not come', async () => {
    const { user } = opened(paths.businessChapter('M2_C1'));
    api.on('GET', '/learning/modules', { status: 503 });
    expect(await screen.findByText('The business areas could not be loaded')).toBeVisible();
    expect(await heading('Chapter')).toBeVisible();
    api.on('GET', '/learning/modules', { data: { modules: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There is no such chapter any more')).toBeVisible();
  });
});
