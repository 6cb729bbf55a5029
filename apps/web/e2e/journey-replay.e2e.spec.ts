import type { Locator } from '@playwright/test';
import { untilStill } from './harness/stillness';
import { expect, type Page, test } from './harness/test';
import { answerEverything, readInstead } from './people/answers';
import { keepJournal, type Seen, seenNow } from './people/journal';
import { openDueStep, walkFromComparisonToLearning } from './people/onboarding-steps';
import { confirmAddress, fillLogin, PASSWORD, signUpByForm } from './people/owner';

interface Moment {
  readonly number: number;
  readonly type: string;
  readonly act: { readonly kind: string };
}

interface Walk {
  readonly accountId: string;
  readonly journal: readonly Seen[];
  /** What stood on the page once an act that begins or ends a session was over, by its kind. */
  readonly settled: ReadonlyMap<string, Seen>;
}

const WORDS: Readonly<Record<string, string>> = {
  Pending: 'pending',
  'In progress': 'inprogress',
  Completed: 'completed',
};

const frame = (page: Page): Locator => page.locator('.rp-frame');
const shownEvent = (page: Page): Locator => page.getByText(/^event \d+ of \d+/);

/** The flags and the screen that the replay shows now. */
async function replayed(page: Page): Promise<{ flags: Record<string, string>; path: string; heading: string }> {
  const rows = await page
    .locator('[data-flag]')
    .evaluateAll((each): (readonly [flag: string, words: string])[] =>
      each.map((row) => [row.getAttribute('data-flag') ?? '', row.querySelector('dd > *')?.textContent ?? '']),
    );
  await expect(frame(page).locator('h1, .k-state-title').first()).toHaveText(/\S/);
  return {
    flags: Object.fromEntries(rows.map(([flag, words]) => [flag, WORDS[words] ?? `not a word: ${words}`])),
    path: (await frame(page).locator('.rp-frame-bar span').textContent()) ?? '',
    heading: (await frame(page).locator('h1, .k-state-title').first().textContent()) ?? '',
  };
}

/** The thirteen specified flags, without the name of the account and the further ones. */
const specified = (flags: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(flags).filter(([name]) => /flag$/i.test(name)));

test.describe('onboarding replay', () => {
  test.describe.configure({ mode: 'serial' });
  let walk: Walk;

  test('an owner walks the onboarding, and their browser keeps a journal', async ({ page, mailbox, freshEmail }) => {
    const settled = new Map<string, Seen>();
    const journal = await keepJournal(page);
    await page.goto('/auth/register');
    await signUpByForm(page, freshEmail, { name: 'Olive Sawyer', companyName: 'Acme Joinery' });
    settled.set('registered', await seenNow(page));
    settled.set('confirmation-requested', await seenNow(page));
    await confirmAddress(page, mailbox, freshEmail);
    settled.set('email-confirmed', await seenNow(page));
    settled.set('journey-started', await seenNow(page));
    await fillLogin(page, freshEmail, 'Wrongbeam47');
    await expect(page.getByRole('alert')).toBeVisible();
    settled.set('sign-in-failed', await seenNow(page));
    await fillLogin(page, freshEmail, PASSWORD);
    await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
    settled.set('signed-in', await seenNow(page));
    const accountId = await page.evaluate(() => localStorage.getItem('id') ?? '');

    await page.getByRole('link', { name: 'Thank-you video' }).click();
    await readInstead(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/generic-questions/);
    await answerEverything(page);
    await page.getByLabel(/I agree to the terms/).check();
    // An outdated page sends a form that its own checks passed and the rules do not.
    await page.route('**/api/v1/onboarding/generic-answers', (route) => {
      const sent = route.request().postDataJSON() as { questions: unknown[] };
      if (route.request().method() !== 'POST') return route.continue();
      return route.continue({ postData: JSON.stringify({ ...sent, questions: sent.questions.slice(1) }) });
    });
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByLabel('What does your business do, in one sentence?').fill('Fitted kitchens for homes in York');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(/\/dashboard\/newDashboard/);
    // What is still under way when a page is loaded anew never gets its answer.
    await untilStill(page);
    await page.goto('/onboardingProgressInfo');
    await page.getByRole('link', { name: 'In progress [click to finish]' }).click();
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await readInstead(page);
    // That the page was opened is answered when the owner has left it already: what counts is where it was sent.
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    await page.route('**/api/v1/onboarding/steps/earlyLaunch/open', async (route) => {
      const response = await route.fetch();
      await left;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'How you compare' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to all steps' }).click();
    await expect(page.getByText('Completed', { exact: true })).toHaveCount(4);
    leave();
    await untilStill(page);
    await page.getByRole('button', { name: 'Save & Log Out' }).click();
    await expect(page).toHaveURL(/\/auth\/signIn/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('id'))).toBeNull();
    settled.set('left', await seenNow(page));
    settled.set('signed-out', await seenNow(page));

    await fillLogin(page, freshEmail, PASSWORD);
    await openDueStep(page);
    await walkFromComparisonToLearning(page);
    settled.set('chapter-submitted', { path: '/dashboard/financeQuestions', heading: 'Detailed finance questions' });
    settled.set('inputs-saved', { path: '/dashboard/newDashboardCalculator/inputs', heading: 'What-if calculator' });
    await expect(page.getByRole('heading', { level: 1, name: 'Your learning journey' })).toBeVisible();
    await untilStill(page);
    await page.getByRole('button', { name: 'Finish Onboarding' }).click();
    await expect(page).toHaveURL(/\/dashboard\/newDashboard$/);
    await untilStill(page);
    walk = { accountId, journal, settled };
    expect(walk.journal.filter(({ refused }) => refused !== undefined)).toMatchObject([
      { refused: 'ANSWERS_INCOMPLETE', path: '/dashboard/generic-questions' },
    ]);
  });

  test('[EVENT-07] staff replay it: at every event the flags and the screen are those that the owner had', async ({
    page,
    staff,
    accessible,
  }) => {
    await staff.enter(page.context(), 'replayingAdmin');
    const address = `/journeys/${walk.accountId}/replay`;
    let moments: readonly Moment[] = [];

    await test.step('the customer page leads there, and the reading is recorded', async () => {
      await page.goto(`/dashboard/newDashboardAdmin/UserManagement/${walk.accountId}`);
      const answer = page.waitForResponse((each) => new URL(each.url()).pathname === `/api/v1${address}`);
      await page.getByRole('main').getByRole('link', { name: 'Onboarding replay' }).click();
      const text = await (await answer).text();
      moments = (JSON.parse(text) as { data: { moments: Moment[] } }).data.moments;
      expect(text).not.toContain(PASSWORD);
      expect(text).not.toContain('Wrongbeam47');
      await expect(page.getByRole('heading', { name: 'Onboarding replay', level: 1 })).toBeVisible();
      await expect(shownEvent(page)).toContainText(`event ${moments.length} of ${moments.length}`);
      await accessible();
    });

    await test.step('every event shows what was recorded live', async () => {
      const versions = new Map(walk.journal.map((seen) => [seen.version, seen]));
      let version = 0;
      const refusals = walk.journal.filter(({ refused }) => refused !== undefined);
      const stepFlags = Object.keys((await replayed(page)).flags);
      let flags = Object.fromEntries(stepFlags.map((name) => [name, 'pending']));
      await page.keyboard.press('Home');
      for (const { number, type, act } of moments) {
        const ofOnboarding = type.startsWith('onboarding.');
        if (ofOnboarding) version += 1;
        await expect(shownEvent(page)).toContainText(`event ${number} of`);
        const live = act.kind === 'step-refused' ? refusals.shift() : ofOnboarding ? versions.get(version) : undefined;
        // The browser learns of saved answers and of the step that they complete by one answer.
        const sameAct = act.kind === 'answers-saved' ? versions.get(version + 1) : undefined;
        const then = walk.settled.get(act.kind) ?? live ?? sameAct;
        if (then === undefined) throw new Error(`the journal knows nothing of event ${number}, ${act.kind}`);
        if (act.kind === 'email-confirmed') flags = { ...flags, emailVerificationScreenFlag: 'completed' };
        if (live?.flags) flags = specified(live.flags);
        const at = `at event ${number}, ${act.kind}`;
        expect((await replayed(page)).flags, `flags ${at}`).toEqual(flags);
        // A screen whose texts come from the content service has its heading once they are there.
        const screen = async () => {
          const { path, heading } = await replayed(page);
          return { path, heading };
        };
        await expect
          .poll(screen, { message: `screen ${at}`, intervals: [20, 50, 100] })
          .toEqual({ path: then.path, heading: then.heading });
        await page.keyboard.press('ArrowRight');
      }
      expect(refusals).toEqual([]);
      expect(moments.length).toBeGreaterThan(35);
      expect(specified(flags)).toEqual(Object.fromEntries(stepFlags.map((name) => [name, 'completed'])));
    });

    await test.step('a link opens at its moment, with the answers, the refusal and the times of then', async () => {
      const saved = moments.find(({ act }) => act.kind === 'answers-saved')?.number ?? 0;
      await page.goto(`${address}?at=${saved}`);
      const answers = page.getByRole('region', { name: /^Screen: About your company/ });
      await expect(answers.getByLabel('What does your business do, in one sentence?')).toHaveValue(
        'Fitted kitchens for homes in York',
      );
      await expect(page.locator('.rp-refused')).toHaveText('All fields are mandatory!');
      await expect(page.getByText(/so far$/)).toBeVisible();
      await accessible();
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(new RegExp(`at=${saved - 1}`));
      await page.goBack();
      await expect(page).not.toHaveURL(new RegExp(`at=${saved - 1}`));
      await page.goForward();
    });

    await test.step('two moments are compared in words', async () => {
      const saved = moments.find(({ act }) => act.kind === 'answers-saved')?.number ?? 0;
      await page.goto(`${address}?at=${saved}`);
      await page.getByRole('button', { name: 'Compare from here' }).click();
      await page.keyboard.press('Home');
      const table = page.getByRole('region', { name: 'Comparison' });
      await expect(table.getByRole('row', { name: /^Thank-you video Completed Pending Differs/ })).toBeVisible();
      await expect(table.getByRole('row', { name: /^Dashboard Pending Pending Same/ })).toBeVisible();
      await expect(table.getByRole('row', { name: /kitchens for homes in York No answer Differs/ })).toBeVisible();
      await expect(page).toHaveURL(/at=1\b/);
      await page.reload();
      await expect(table).toBeVisible();
      await accessible();
      await page.getByRole('button', { name: 'Stop comparing' }).click();
      await expect(table).toHaveCount(0);
    });

    await test.step('it plays to the end and stops, and pauses by the space bar', async () => {
      await page.getByRole('radio', { name: 'Event by event' }).click();
      await expect(page).toHaveURL(/speed=events/);
      await page.getByRole('heading', { name: 'Onboarding replay', level: 1 }).click();
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
      await expect(shownEvent(page)).not.toContainText('event 1 of');
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
      await page.getByRole('radio', { name: '60×' }).click();
      await page.getByRole('button', { name: 'Play' }).click();
      await expect(shownEvent(page)).toContainText(`event ${moments.length} of`, { timeout: 120_000 });
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    });

    await test.step('nothing of the owner’s page can be reached', async () => {
      await expect(frame(page).locator('[inert] a, [inert] button, [inert] input')).not.toHaveCount(0);
      const focusable = await frame(page)
        .locator('a, button, input')
        .evaluateAll(
          (all: HTMLElement[]) =>
            all.filter((each) => {
              each.focus();
              return document.activeElement === each;
            }).length,
        );
      expect(focusable).toBe(0);
    });

    await test.step('it works on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await accessible();
    });

    await test.step('the account history tells of it', async () => {
      await page.goto(`/dashboard/newDashboardAdmin/UserManagement/${walk.accountId}/events`);
      await expect(page.getByRole('button', { name: 'Onboarding replayed' }).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Onboarding replay' })).toBeVisible();
    });
  });
});
