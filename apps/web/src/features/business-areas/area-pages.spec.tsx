import { businessAreasMessages as texts } from '@keelson/contracts/learning';
import { screen, within } from '@testing-library/react';
import * as paths from '../../client/paths';
import { areaPages, areas, financeScored, someQuizzes } from './testing/two-areas';

const { open } = areaPages();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (!card) throw new Error(`no card ${title}`);
  return within(card);
};
const namesIn = (title: string) =>
  cardOf(title)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the page of a business area', () => {
  it('[QST-07] has banner, chapters, three readings, two rings, three buttons (two once it is answered), the areas to come and completed', async () => {
    const { unmount } = open(paths.businessModule('M2_Finance'));
    expect(await screen.findByRole('link', { name: 'Start Finance Questionnaire' })).toBeVisible();
    for (const name of ['View Score', 'View Tailored Learning'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(texts.noneCompleted).toBe('You have not completed any business areas to date');
    expect(cardOf('Completed business areas').getByText(texts.noneCompleted)).toBeVisible();
    unmount();

    open(paths.businessModule('M2_Finance'), { scores: financeScored, quizzes: someQuizzes });
    expect(await heading('Finance')).toBeVisible();
    expect(screen.getByText('What Finance is about.')).toBeVisible();
    expect(screen.getByText(/^Business area 2,/)).toBeVisible();
    const chapters = cardOf('Chapters')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(chapters).toEqual(['2.1 Getting paid', '2.2 Profit', '2.3 Cash']);
    expect(namesIn('Recommended Reading')).toEqual([
      'Getting paid, reading 1',
      'Getting paid, reading 2',
      'Profit, reading 1',
    ]);
    expect(screen.getByRole('img', { name: /^Business Areas\D*35/ })).toBeVisible();
    expect(await screen.findByRole('img', { name: /^Learning Journey\D*62\.5/ })).toBeVisible();
    const button = (name: string) => screen.getByRole('link', { name });
    expect(button('Start Finance Questionnaire')).toHaveAttribute('href', paths.moduleQuestionnaire('M2_Finance'));
    expect(button('View Score')).toHaveAttribute('href', paths.moduleScores('M2_Finance'));
    expect(button('View Tailored Learning')).toHaveAttribute('href', paths.tailoredLearning('M2_Finance'));
    expect(namesIn('Forthcoming business areas')).toEqual(['Sales']);
    expect(namesIn('Completed business areas')).toEqual(['Marketing']);
  });
});

describe('the pages of a chapter and a sub-chapter', () => {
  const chapter = { path: paths.businessChapter('C1'), name: 'Getting paid', number: '1' };
  const subChapter = { path: paths.businessSubChapter('C1_S1'), name: 'Getting paid, part 1', number: '1.1' };

  const shows = async ({ path, name, number }: typeof chapter | typeof subChapter, ring: RegExp): Promise<void> => {
    const { user, unmount } = open(path, { scores: financeScored, quizzes: someQuizzes });
    expect(await heading(name)).toBeVisible();
    expect(screen.getByText(number, { selector: '.k-area-number' })).toBeVisible();
    expect(screen.getByRole('img', { name: ring })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Getting paid chapter' })).toHaveAttribute(
      'href',
      paths.learningChapter('C1'),
    );
    const forthcoming = cardOf('Forthcoming chapters');
    expect(forthcoming.queryByText('1. Getting paid')).toBeNull();
    expect(forthcoming.getByText('What Profit is about.')).not.toBeVisible();
    await user.click(forthcoming.getByText('2. Profit'));
    expect(forthcoming.getByText('What Profit is about.')).toBeVisible();
    expect(forthcoming.getByText('3. Cash')).toBeVisible();
    expect(screen.getByText('Have the papers on Getting paid beside you.')).toBeVisible();
    const card = cardOf('Getting paid in your figures');
    expect(card.getByText('From your own books.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Open My Financials' })).toHaveAttribute('href', paths.myFinancials);
    unmount();
  };

  it('[QST-08] show both with ring, start, the chapters to come, footer and card', async () => {
    await shows(chapter, /^Getting paid, completed\D*50/);
    await shows(subChapter, /^Getting paid, part 1, completed\D*100/);
  });

  it('link a card only to what is safe and built, and have none where the content has none', async () => {
    const [finance] = areas;
    const [first, ...others] = finance?.chapters_masters ?? [];
    const card = first?.card;
    if (!finance || !card) throw new Error('no chapter');
    const withCard = (address: string) => [
      { ...finance, chapters_masters: [{ ...first, card: { ...card, address } }, ...others] },
    ];
    for (const address of ['javascript:alert(1)', paths.dashboardGuide]) {
      const { unmount } = open(paths.businessChapter('C1'), { modules: withCard(address) });
      expect(await screen.findByText('From your own books.')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Open My Financials' })).toBeNull();
      unmount();
    }
    const { card: _, ...bare } = { ...first, footerContent: '' };
    open(paths.businessChapter('C1'), { modules: [{ ...finance, chapters_masters: [bare] }] });
    expect(await heading('Getting paid')).toBeVisible();
    expect(screen.queryByText('From your own books.')).toBeNull();
  });
});
