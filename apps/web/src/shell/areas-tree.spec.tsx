import { screen } from '@testing-library/react';
import * as paths from '../client/paths';
import { serveEventSources } from '../testing/event-sources';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, haveSession, progressWith } from '../testing/signed-in';

const api = serveApi();
serveEventSources();
const NO_LESSONS = {
  ...{ learning_videos: [], learning_audios: [], learning_templates: [], learning_methodologies: [] },
  ...{ version: 'v1', minutes: 10, description: '', footerContent: '', weightage: 100 },
};
const modules = [
  {
    ...{ moduleId: 'M2', moduleNumber: 2, moduleName: 'Finance', heading: '', content: '', introduction: '' },
    chapters_masters: [
      {
        ...{ ...NO_LESSONS, chapterId: 'C1', chapterNumber: 1, chapterName: 'Getting paid' },
        sub_chapters: [
          {
            ...{ subChapterId: 'S1', subChapterNumber: 3, subChapterName: 'Chase', weightage: 40 },
            ...{ description: '', version: 'v1', questions: 5 },
          },
        ],
      },
    ],
  },
];

describe('[SHELL-04~] the business areas in the drawer', () => {
  const opened = () => {
    haveSession(api, { ...customer, isPremium: 'true', standing: 'premium' });
    api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
    api.on('GET', '/learning/modules', { data: { modules } });
    return renderApp(paths.calculator);
  };

  it('open level by level, down to the quiz', async () => {
    const { user } = opened();
    await user.click(await screen.findByRole('button', { name: 'Show the areas' }));
    const links = [
      ['2 Finance', paths.businessModule('M2')],
      ['2.1 Getting paid', paths.businessChapter('C1')],
      ['2.1.3 Chase', paths.businessSubChapter('S1')],
    ] as const;
    for (const [name, to] of links) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
      await user.click(screen.getByRole('button', { name: `Contents of ${name}` }));
    }
    expect(screen.getByRole('link', { name: 'Quiz of Chase' })).toHaveAttribute('href', paths.subChapterQuiz('S1'));
  });
});
